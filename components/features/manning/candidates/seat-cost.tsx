"use client";

import { useTranslations } from "next-intl";
import type { SeatCost } from "@/lib/features/manning/candidates/schema";
import { rupiah } from "@/lib/features/preparation/wages/money.rules";
import styles from "./candidates.module.css";
import { useFetchJson } from "./use-fetch-json";
import type { CandidateSlot } from "./use-candidates";

type CostAnswer = { data: SeatCost };

/**
 * Show the monthly cost of the seat and the difference to the agreement of the relieved person. Hidden when unknown.
 */
export function SeatCostView({ slot }: { slot: CandidateSlot }) {
  const t = useTranslations("candidates.dialog.cost");
  const { vesselId, vesselCrewId, assignmentOn } = slot;
  const { body } = useFetchJson<CostAnswer>(
    `/PMSol/v1/VesselCrew/GetSeatCost?vesselId=${vesselId}&vesselCrewId=${vesselCrewId}&assignmentOn=${assignmentOn}`,
  );
  if (!body || body.data.monthly === null) return null;
  const { monthly, difference } = body.data;
  const kind = difference === null ? "unknown" : difference > 0 ? "more" : difference < 0 ? "less" : "same";
  return (
    <p className={styles.cost}>
      {t("monthly", { amount: rupiah(monthly) })}
      {", "}
      {t(kind, { amount: rupiah(Math.abs(difference ?? 0)) })}
    </p>
  );
}
