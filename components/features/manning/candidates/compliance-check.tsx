"use client";

import { useTranslations } from "next-intl";
import {
  ComplianceItems,
  ComplianceVerdict,
  type ComplianceCheck,
} from "@/components/features/crew/compliance/findings";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import { isDay } from "@/lib/platform/calendar/dates";
import styles from "./candidates.module.css";
import { useFetchJson } from "./use-fetch-json";

type Props = { crewId: number; positionId: number; vesselId: number; from: string; to: string };

/** Overlaps are overridden by the planner's own reason, not by a manager. */
const overlapCode = "other-vessel";

/** Build the address of the compliance check for this seat and period; null for an invalid period. */
const checkAddress = ({ crewId, positionId, vesselId, from, to }: Props) =>
  isDay(from) && isDay(to) && from < to
    ? `/PMSol/v1/Employee/CheckEmployeeCompliance?${new URLSearchParams({
        employeeId: String(crewId),
        positionId: String(positionId),
        vesselId: String(vesselId),
        from,
        to,
      })}`
    : null;

/**
 * Show the compliance check of a candidate: blocks with who may override them, warnings, and folded passes. product 5.5
 */
export function CandidateCheck(props: Props) {
  const t = useTranslations("candidates.dialog");
  const levels = useTranslations("compliance.overridableBy");
  const address = checkAddress(props);
  const { body, isHere, failure, again } = useFetchJson<{ data: ComplianceCheck }>(address);
  if (address === null) return null;
  if (failure)
    return (
      <Alert severity="error" action={<Button onClick={again}>{t("again")}</Button>}>
        {failure.message ?? t("checkFailed")}
      </Alert>
    );
  if (!body) return <p className={styles.waiting}>{t("checking")}</p>;
  const { items } = body.data;
  const blocks = items.filter(({ level }) => level === "block");
  const isOverlapAlone = blocks.length > 0 && blocks.every(({ code }) => code === overlapCode);
  const overridableByText = ({ code, overridableBy }: (typeof items)[number]) =>
    code === overlapCode
      ? t("overlapAnswers")
      : overridableBy && levels(overridableBy === "manager" ? "manager" : "noOne");
  const passes = items.filter(({ level }) => level === "pass");
  return (
    <section aria-label={t("check")} aria-busy={!isHere} className={styles.check}>
      <h3>{t("check")}</h3>
      <ComplianceVerdict check={body.data} overrideText={isOverlapAlone ? t("overlapAnswers") : undefined} />
      <ComplianceItems items={items.filter(({ level }) => level !== "pass")} overrideTextOf={overridableByText} />
      {passes.length > 0 ? (
        <details>
          <summary>{t("passes", { count: passes.length })}</summary>
          <ComplianceItems items={passes} />
        </details>
      ) : null}
    </section>
  );
}
