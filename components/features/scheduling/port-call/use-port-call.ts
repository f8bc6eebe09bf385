"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import type { Usage } from "@/db/enums/scheduling";
import { movePortCallAction, previewPortCallAction } from "@/lib/features/scheduling/port-calls/actions";
import { callFields, type PortCallMoved, type PortCallPreview } from "@/lib/features/scheduling/port-calls/schema";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { moveEffectsOf } from "./effects";

type PortCallTarget = { vesselId: number; usage: Usage; chosen: readonly number[] };
type Values = { date: string; portId: string | number; time: string; agentName: string; agentPhone: string };

const form = z.object(callFields);
const isTime = (time: string) => callFields.time.safeParse(time).success;
const isPhone = (phone: string) => callFields.agentPhone.safeParse(phone).success;
/** Return the value after typing has stopped. Incomplete times and numbers are ignored. */
const useDebounced = (value: string, milliseconds = 400) => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
};

/** Preview the move for all people with an open way. It reloads on each change of date or port. */
function usePreview({ vesselId, usage }: PortCallTarget, values: Values) {
  const { date, portId } = values;
  const time = isTime(values.time) ? values.time : "";
  const agentName = useDebounced(values.agentName.trim());
  const typedPhone = useDebounced(values.agentPhone.trim());
  const agentPhone = isPhone(typedPhone) ? typedPhone : "";
  const [preview, setPreview] = useState<PortCallPreview | null>(null);
  const [isFailed, setFailed] = useState(false);
  const requestCounter = useRef(0);
  const day = isDay(date) ? date : "";
  const ask = useCallback(() => {
    requestCounter.current += 1;
    const requestNumber = requestCounter.current;
    return previewPortCallAction({ vesselId, usage, date: day, portId, time, agentName, agentPhone, schedules: [] })
      .catch(() => null)
      .then((answer) => {
        if (requestNumber !== requestCounter.current) return;
        setFailed(!answer?.ok);
        if (answer?.ok) setPreview(answer.data);
      });
  }, [vesselId, usage, day, portId, time, agentName, agentPhone]);
  useEffect(() => {
    // Ignore the response when a newer request was sent.
    void ask();
  }, [ask]);
  const isCurrent = preview?.date === (day || null) && (preview.port === null) === (portId === "");
  return { preview, isFailed, isSettled: isCurrent && day !== "" && portId !== "", ask };
}

/** Manage a port call move: selection, port and date. All selected people move or none does. product 2.11 */
export function usePortCall(target: PortCallTarget, ends: { onDone?: (() => void) | undefined; onClose: () => void }) {
  const t = useTranslations("scheduling-lists.portCall");
  const locale = useLocale();
  const router = useRouter();
  const toast = useToast();
  const { vesselId, usage, chosen } = target;
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set(chosen));
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set());
  const sent = useRef<{ rows: PortCallPreview["rows"]; date: string; port: string }>({ rows: [], date: "", port: "" });
  const submitRef = useRef<() => Promise<void>>(async () => undefined);

  const { control, submit, isPending, errorText, formState } = useActionForm<Values, PortCallMoved>({
    schema: form,
    action: (values) =>
      movePortCallAction({
        ...values,
        vesselId,
        usage,
        schedules: sent.current.rows.map(({ employeeSchedulingId: id, version }) => ({ id, version })),
      }),
    defaultValues: { date: "", portId: "", time: "", agentName: "", agentPhone: "" },
    validationMode: "onTouched",
    onSuccess: ({ rows, mailIds }) => {
      const [date, port] = [formatDate(sent.current.date, locale), sent.current.port];
      toast({ severity: "success", text: t("done", { count: rows.length, date, port }) });
      if (mailIds.length > 0) toast({ severity: "success", text: t("mailed", { count: mailIds.length }) });
      ends.onDone?.();
      ends.onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    },
    onRefusal: ({ code }) => {
      if (code === "VERSION") setChanged(new Set(sent.current.rows.map(({ employeeSchedulingId: id }) => id)));
      void submitRef.current();
    },
  });
  const values = useWatch({ control });
  const { date: day = "", portId = "", time = "", agentName = "", agentPhone = "" } = values;
  const movedCall = { date: day, portId, time, agentName, agentPhone };
  const { preview, isFailed, isSettled, ask } = usePreview(target, movedCall);
  // People selected in the list come first.
  const rows = (preview?.rows ?? []).toSorted(
    (first, second) =>
      Number(chosen.includes(second.employeeSchedulingId)) - Number(chosen.includes(first.employeeSchedulingId)),
  );
  const effects = moveEffectsOf(rows, picked);
  useEffect(() => {
    submitRef.current = ask;
  }, [ask]);
  const set = (ids: readonly number[], on: boolean) =>
    setPicked((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (on) after.add(id);
        else after.delete(id);
      return after;
    });
  /** Return whether the schedule changed after the preview. */
  const isChangedMeanwhile = ({ employeeSchedulingId: id, version }: PortCallPreview["rows"][number]) =>
    changed.has(id) && sent.current.rows.some((row) => row.employeeSchedulingId === id && row.version !== version);
  return {
    control,
    errorText,
    isPending,
    rows,
    isLoaded: preview !== null,
    isFailed,
    isSettled,
    picked,
    set,
    effects,
    isChangedMeanwhile,
    refusal: formState.errors.root,
    maySave: effects.moves > 0 && effects.refused === 0 && !isPending,
    submit: (event: React.FormEvent<HTMLFormElement>) => {
      sent.current = { rows: effects.going, date: movedCall.date, port: preview?.port ?? "" };
      return submit(event);
    },
  };
}
