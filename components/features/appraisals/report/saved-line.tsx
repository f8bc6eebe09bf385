"use client";

import { useTranslations } from "next-intl";
import { useOffline } from "@/components/ui/feedback/online";
import type { DraftInHand } from "../draft/use-draft";

/** The hour on this device's clock: it is where the draft lies. */
const clockOf = (at: string) =>
  new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", hour12: false });

type Props = { keeping: DraftInHand["keeping"]; isWaiting: boolean; isSending: boolean; answered: number; of: number };

/** How far the report is and where it lies: always in view. */
export function SavedLine({ keeping, isWaiting, isSending, answered, of }: Props) {
  const t = useTranslations("appraisal-form.saved");
  const isOffline = useOffline();
  return (
    <p role="status">
      {of > 0 ? <span>{t("answered", { answered, of })} ·</span> : null}
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
