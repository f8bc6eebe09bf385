"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { hireApplicantAction } from "@/lib/features/applicants/decisions/actions";
import { hireApplicantInput } from "@/lib/features/applicants/pipeline/schema";
import type { FormerCrew } from "@/lib/features/applicants/schema";
import { DialogButton } from "../pipeline/dialog-button";
import { StageFacts } from "../pipeline/stage-facts";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelChoices, type PanelProps } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";

/** Facts for the hiring decision: the opening's vacancies and existing crew records of the same person. */
export type HireFacts = { employmentTypeId: number; vacancies: number; hired: number; crewRecords: FormerCrew[] };
type Values = { id: number; joinedOn: string; employmentTypeId: string; crewId: number | "" };
type CrewRecord = { crewId: number; employeeNumber: string };

/** Return how an existing crew record limits the hire: rehire, same record, or blocked. */
function existingCrewIssue(crewRecords: FormerCrew[]): {
  text: "rehire" | "existing" | "blocked" | null;
  record: CrewRecord | null;
} {
  const [person, other] = crewRecords;
  if (!person) return { text: null, record: null };
  if (
    other ||
    person.elsewhere ||
    person.barred ||
    person.status === "blacklist" ||
    person.crewId === null ||
    person.employeeNumber === null
  )
    return { text: "blocked", record: null };
  return person.status === "resigned"
    ? { text: "rehire", record: null }
    : { text: "existing", record: { crewId: person.crewId, employeeNumber: person.employeeNumber } };
}

/** Hire the applicant as crew. This is the last decision. */
export function ResultPanel({
  applicant,
  stage,
  permissions,
  choices,
  hire,
}: PanelProps & { choices: PanelChoices; hire: HireFacts }) {
  const t = useTranslations("applicants.screens");
  const { text, record } = existingCrewIssue(hire.crewRecords);
  if (stage.status !== "Pending") return null;
  if (!permissions.includes("applicants:hire")) return <p className={styles.lead}>{t("result.forOthers")}</p>;
  const dialog = (existing: CrewRecord | null, close: () => void) => (
    <StageMoveDialog<Values, unknown>
      title={t("result.hireTitle", { name: applicant.name })}
      text={existing ? t("result.existingText", { number: existing.employeeNumber }) : t("result.hireText")}
      confirm={t("result.hire")}
      schema={hireApplicantInput}
      action={(values) => hireApplicantAction({ ...values, ...versionOf(applicant) })}
      defaultValues={{
        id: applicant.id,
        joinedOn: applicant.today,
        employmentTypeId: String(hire.employmentTypeId),
        crewId: existing?.crewId ?? "",
      }}
      done={t("result.hired")}
      onClose={close}
    >
      {(field) => (
        <>
          <FormDateField {...field} name="joinedOn" label={t("result.joinedOn")} required />
          <FormSelectField
            {...field}
            name="employmentTypeId"
            label={t("result.employmentType")}
            options={choices.employmentTypes}
            required
          />
        </>
      )}
    </StageMoveDialog>
  );
  return (
    <>
      <p className={styles.lead}>{t(text === null ? "result.waiting" : `result.${text}`)}</p>
      <StageFacts
        facts={[[t("filters.opening"), t("result.vacancies", { hired: hire.hired, vacancies: hire.vacancies })]]}
      />
      {hire.hired >= hire.vacancies ? <p className={styles.hint}>{t("result.full")}</p> : null}
      <div className={styles.actions}>
        {text === null ? (
          <DialogButton primary label={t("result.hire")}>
            {(close) => dialog(null, close)}
          </DialogButton>
        ) : null}
        {record ? (
          <DialogButton label={t("result.useExisting", { number: record.employeeNumber })}>
            {(close) => dialog(record, close)}
          </DialogButton>
        ) : null}
      </div>
    </>
  );
}
