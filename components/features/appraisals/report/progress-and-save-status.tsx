"use client";

import { useTranslations } from "next-intl";
import { useIsOffline } from "@/components/ui/feedback/online";
import type { DraftHandle } from "../draft/use-draft";

/** Format the time in the device's time zone, because the draft is stored there. */
const clockOf = (at: string) =>
  new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", hour12: false });

/** left: open questions; null for an uploaded report, which has none. */
type Props = {
  keeping: DraftHandle["keeping"];
  isWaiting: boolean;
  isSending: boolean;
  answered: number;
  left: number | null;
};

/** Show the progress and save status of the report, always visible. */
export function ProgressAndSaveStatus({ keeping, isWaiting, isSending, answered, left }: Props) {
  const t = useTranslations("appraisal-form.saved");
  const isOffline = useIsOffline();
  return (
    <p role="status">
      {left === null ? null : <span>{t("answered", { answered, left })} ·</span>}
      {isWaiting ? (
        <span data-wait="">{t(isSending && !isOffline ? "sending" : "waiting")}</span>
      ) : (
        <>
          {isOffline ? <span data-wait="">{t("offline")} ·</span> : null}
          {keeping.state === "failed" ? (
            <span data-bad="">{t("failed")}</span>
          ) : (
            <span>{keeping.state === "saved" ? t("at", { time: clockOf(keeping.at) }) : t(keeping.state)}</span>
          )}
        </>
      )}
    </p>
  );
}
