"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { scheduleStatuses } from "@/db/enums/scheduling";
import { updateScheduleAction } from "@/lib/features/scheduling/save/actions";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import type { ActionResult } from "@/lib/platform/transport/action-result";
import { changesOf, formSchema, valuesOf, type ScheduleValues } from "./values";

export type Saved = {
  employeeSchedulingStatusId: number;
  version: number;
  sendEmailType: string | null;
  mailIds: number[];
};
type Extra = { employeeSchedulingStatusId?: number; acceptedCodes?: string[]; reason?: string };
export type Overtaken = { message: string; changes: { path: string; message: string }[]; version: number };

/** Return the messages after a save: saved, and whether mails were sent. Document 3 §8 */
export function useSaidAfter() {
  const [t, words, statuses] = [
    useTranslations("schedule-details.emails"),
    useTranslations("scheduling"),
    useTranslations("scheduling.statuses"),
  ];
  return ({ employeeSchedulingStatusId: id, sendEmailType, mailIds }: Saved) => {
    const status = statuses(scheduleStatuses[id - 1] ?? "CheckedOut");
    const told =
      mailIds.length > 0
        ? ({ severity: "success", text: t("sent", { status }), seconds: 5 } as const)
        : ({ severity: "error", title: t("failed", { status }), text: t("failedText"), seconds: 5 } as const);
    return [
      { severity: "success", text: words("updated"), seconds: 2 } as const,
      ...(sendEmailType === null ? [] : [told]),
    ];
  };
}

/**
 * Manage the schedule form. Only changes are sent. editConflict holds a concurrent save; after a reload, untouched
 * fields follow it and entered values stay.
 */
export function useScheduleForm(schedule: ScheduleDetail, mayEnter: boolean) {
  const words = useTranslations("scheduling");
  const router = useRouter();
  const toast = useToast();
  const saidAfter = useSaidAfter();
  const stored = useMemo(() => valuesOf(schedule), [schedule]);
  const ownVersion = useRef<number | null>(null);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);

  const send = async (values: ScheduleValues, extra: Extra = {}): Promise<ActionResult<Saved>> => {
    const { employeeSchedulingId, version } = schedule;
    const result = await updateScheduleAction({
      ...changesOf(values, stored, schedule),
      ...extra,
      employeeSchedulingId,
      version,
    });
    if (result.ok) {
      ownVersion.current = result.data.version;
      setOvertaken(null);
    } else if (result.code === "VERSION") setOvertaken({ message: result.message, changes: result.errors, version });
    return result;
  };
  const form = useActionForm<ScheduleValues, Saved>({
    schema: formSchema({ schedule, stored, mayEnter }),
    action: send,
    defaultValues: stored,
    judge: "onTouched",
    onSuccess: (saved) => {
      for (const said of saidAfter(saved)) toast(said);
      router.refresh();
    },
    onRefusal: ({ message }) => toast({ severity: "error", title: words("failed"), text: message, seconds: 2 }),
  });
  const { control, reset } = form;
  const typed = useWatch({ control }) as ScheduleValues;
  const { version } = schedule;
  useEffect(() => {
    reset(stored, ownVersion.current === version ? {} : { keepDirtyValues: true, keepDirty: true, keepErrors: true });
  }, [reset, stored, version]);

  return {
    ...form,
    typed,
    stored,
    send,
    overtaken,
    isRead: overtaken !== null && overtaken.version !== version,
    isChanged: Object.keys(changesOf(typed, stored, schedule)).length > 0,
  };
}
export type ScheduleForm = ReturnType<typeof useScheduleForm>;
