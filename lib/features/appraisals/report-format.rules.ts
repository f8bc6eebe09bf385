import type { AppraisalFlag } from "@/db/enums/appraisals";

/**
 * Return how a division writes new reports: the form in Marine, an uploaded PDF in Tanker. Stored reports keep
 * theirs. product 5.5b
 */
export const reportFormatOf = (divisionId: number): AppraisalFlag => (divisionId === 2 ? "Upload" : "Form");

/** Days before sign-off from which a report is due. product 5.5b */
export const openDaysBefore = 30;
/** Tolerance in days of the reporting period around the time on board. product 5.17 */
export const periodSlackDays = 3;
