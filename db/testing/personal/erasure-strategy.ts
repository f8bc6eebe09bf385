import { getTableName } from "drizzle-orm";
import type { Strategy } from "@/db/personal";
import { personalTables } from "@/db/personal-tables";

/** A person's own row has a strategy for every column. */
const rowsOfPeople = ["crew", "applicants"];

/** What an erasure makes of every table that refers to a person, as declared on the table. */
export const tableStrategy: Record<string, Strategy> = Object.fromEntries(
  personalTables
    .map(({ table, erase }) => [getTableName(table), erase] as const)
    .filter(([name]) => !rowsOfPeople.includes(name)),
);

/**
 * Columns of typed texts that an erasure keeps (docs/decisions/14-what-is-not-told.md): texts about something else than
 * one person, labels of slip lines, and documents on which a tax year rests.
 */
export const keptTexts = new Set([
  "appraisal_forms.source",
  "appraisal_questions.label",
  "appraisal_questions.label_id",
  "appraisal_questions.question",
  "appraisal_questions.question_id",
  "bank_trials.note",
  "billing_payments.note",
  "billing_periods.unlock_reason",
  "former_employers.source",
  "job_openings.task",
  "maintenance_runs.error",
  "opening_balances.source",
  "payroll_periods.unlock_asked_reason",
  "payroll_periods.unlock_reason",
  "rate_versions.source",
  "rate_versions.verified_against",
  "vessels.scrap_reason",
  "voyage_entries.note",
  "work_order_adjustments.reason",
  "work_order_lines.label",
]);
