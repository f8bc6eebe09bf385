import type { AppraisalFlag } from "@/db/enums/appraisals";

/** What a new report is written as in a division: the form in Marine, an uploaded PDF in Tanker. A stored report keeps its own. product 5.5b */
export const flagOf = (divisionId: number): AppraisalFlag => (divisionId === 2 ? "Upload" : "Form");

/** Days before somebody leaves from which their stay calls for a report. product 5.5b */
export const openDaysBefore = 30;
/** Days by which a reporting period may stand out of the stay on board. product 5.17 */
export const periodSlackDays = 3;
