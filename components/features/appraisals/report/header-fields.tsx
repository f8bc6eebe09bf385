"use client";

import { useTranslations } from "next-intl";
import { useId, type ReactNode } from "react";
import { reportReasons } from "@/db/enums/appraisals";
import { addDays } from "@/lib/platform/calendar/dates";
import type { Draft, DraftValues } from "../draft/draft";
import { LabelledDateField } from "./labelled-date-field";
import { LabelledTextField } from "../labelled-text-field";

type Head = Pick<
  DraftValues,
  | "dateOfReport"
  | "reportingPeriodFrom"
  | "reportingPeriodTo"
  | "reasonForTheReport"
  | "reportingOfficer"
  | "reportingOfficerRank"
  | "master"
>;
type Props = {
  draft: Draft;
  /** The seafarer's data from the record. */
  subjectFacts: ReactNode;
  today: string;
  wrong: (path: string) => string | undefined;
  isOff: boolean;
  onChange: (head: Partial<Head>) => void;
};

const maxNameLength = 100;

/** Edit the report's header: data from the record and the author's entries. Document 3 §2, §5 */
export function ReportHeaderFields({ draft, subjectFacts, today, wrong, isOff, onChange }: Props) {
  const t = useTranslations("appraisal-form.head");
  const reasons = useTranslations("appraisals.reasons");
  const id = useId();
  const { values, form } = draft;
  const { from, to, slackDays } = form.period;
  const first = addDays(from, -slackDays);
  const last = to === null ? today : addDays(to, slackDays);
  const day = (
    path: "dateOfReport" | "reportingPeriodFrom" | "reportingPeriodTo",
    bounds: { min?: string; max?: string },
  ) => (
    <LabelledDateField
      path={path}
      label={t(path)}
      value={values[path]}
      wrong={wrong(path)}
      isOff={isOff}
      onChange={(value) => onChange({ [path]: value })}
      {...bounds}
    />
  );
  const text = (path: "reportingOfficer" | "reportingOfficerRank" | "master") => (
    <LabelledTextField
      path={path}
      label={t(path)}
      value={values[path]}
      wrong={wrong(path)}
      maxLength={maxNameLength}
      isOff={isOff}
      onChange={(value) => onChange({ [path]: value })}
    />
  );
  const problem = wrong("reasonForTheReport");
  return (
    <section className="appr-part" id="header">
      <h2>{t("title")}</h2>
      <p>{t("lead")}</p>
      <div className="appr-card">
        {subjectFacts}
        <div className="appr-grid">
          {day("reportingPeriodFrom", { min: first, max: last })}
          {day("reportingPeriodTo", { min: first, max: last })}
          {day("dateOfReport", { max: today })}
          <div className="appr-field">
            <label htmlFor={id}>{t("reasonForTheReport")}</label>
            <select
              id={id}
              data-path="reasonForTheReport"
              value={values.reasonForTheReport}
              disabled={isOff}
              aria-invalid={problem !== undefined}
              aria-describedby={`${id}-note`}
              onChange={(event) => onChange({ reasonForTheReport: event.target.value })}
            >
              {reportReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {reasons(reason)}
                </option>
              ))}
            </select>
            <span id={`${id}-note`}>{problem ? <span className="appr-wrong">{problem}</span> : null}</span>
          </div>
          {text("reportingOfficer")}
          {text("reportingOfficerRank")}
          {text("master")}
        </div>
      </div>
    </section>
  );
}
