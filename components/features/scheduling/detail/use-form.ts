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
import { changesOf, formSchema, valuesOf, type ScheduleValues } from "./form-values";

export type Saved = {
  employeeSchedulingStatusId: number;
  version: number;
  sendEmailType: string | null;
  mailIds: number[];
};
type Extra = { employeeSchedulingStatusId?: number; acceptedCodes?: string[]; reason?: string };
export type EditConflict = { message: string; changes: { path: string; message: string }[]; version: number };

/** Return the messages after a save: saved, and whether mails were sent. Document 3 §8 */
export function useSaveMessages() {
  const [t, words, statuses] = [
    useTranslations("schedule-details.emails"),
    useTranslations("scheduling"),
    useTranslations("scheduling.statuses"),
  ];
  return ({ employeeSchedulingStatusId: id, sendEmailType, mailIds }: Saved) => {
    const status = statuses(scheduleStatuses[id - 1] ?? "CheckedOut");
    const mailMessage =
      mailIds.length > 0
        ? ({ severity: "success", text: t("sent", { status }), seconds: 5 } as const)
        : ({ severity: "error", title: t("failed", { status }), text: t("failedText"), seconds: 5 } as const);
    return [
      { severity: "success", text: words("updated"), seconds: 2 } as const,
      ...(sendEmailType === null ? [] : [mailMessage]),
    ];
  };
}

/**
 * Manage the schedule form. Only changes are sent. editConflict holds a concurrent save; after a reload, untouched
 * fields follow it and entered values stay.
 */
export function useScheduleForm(schedule: ScheduleDetail, mayEnter: boolean) {
  const tScheduling = useTranslations("scheduling");
  const router = useRouter();
  const toast = useToast();
  const saidAfter = useSaveMessages();
  const stored = useMemo(() => valuesOf(schedule), [schedule]);
  const ownVersion = useRef<number | null>(null);
  const [editConflict, setEditConflict] = useState<EditConflict | null>(null);

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
      setEditConflict(null);
    } else if (result.code === "VERSION") setEditConflict({ message: result.message, changes: result.errors, version });
    return result;
  };
  const form = useActionForm<ScheduleValues, Saved>({
    schema: formSchema({ schedule, stored, mayEnter }),
    action: send,
    defaultValues: stored,
    validationMode: "onTouched",
    onSuccess: (saved) => {
      for (const message of saidAfter(saved)) toast(message);
      router.refresh();
    },
    onRefusal: ({ message }) => toast({ severity: "error", title: tScheduling("failed"), text: message, seconds: 2 }),
  });
  const { control, reset } = form;
  const entered = useWatch({ control }) as ScheduleValues;
  const { version } = schedule;
  useEffect(() => {
    reset(stored, ownVersion.current === version ? {} : { keepDirtyValues: true, keepDirty: true, keepErrors: true });
  }, [reset, stored, version]);

  return {
    ...form,
    typed: entered,
    stored,
    send,
    overtaken: editConflict,
    isRead: editConflict !== null && editConflict.version !== version,
    isChanged: Object.keys(changesOf(entered, stored, schedule)).length > 0,
  };
}
export type ScheduleForm = ReturnType<typeof useScheduleForm>;
