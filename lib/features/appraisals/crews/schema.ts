import { z } from "zod";
import { reviewStatuses } from "@/db/enums/appraisals";
import { yearPattern } from "@/db/enums/spans";
import { listInput } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToUndefined, listOfValues, numeric, recordId } from "@/lib/platform/validation";
import { score } from "../schema";

const optionalId = z.preprocess(blankToUndefined, recordId.optional());

/**
 * new-request: open reports and assignments that need one. history: approved reports. on-board: everyone on board,
 * for a special request or when the reporting officer leaves.
 */
export const appraisalTabs = ["new-request", "history", "on-board"] as const;

/** Kinds of the work list, over all visible vessels. */
export const waitKinds = ["report", "review", "overdue"] as const;
export type AppraisalWait = (typeof waitKinds)[number];

/** day: the sign-off date; for approved reports the date of the report. */
export const appraisalSorts = ["day", "name", "onBoard", "average"] as const;

export const listAppraisalsInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    const [tab, sort, order] = [body.tab, body.sort, body.order].map(blankToUndefined);
    return { ...body, tab, sort, order, crewId: body.crewId ?? body.EmployeeId };
  },
  z.object({
    ...listInput(10),
    vesselId: optionalId,
    crewId: optionalId,
    tab: z.enum(appraisalTabs).default("new-request").catch("new-request"),
    reviewStatus: z.preprocess(blankToUndefined, z.enum(reviewStatuses).optional()),
    waiting: z.preprocess(blankToUndefined, z.enum(waitKinds).optional()),
    /** For approved reports: years of approval, and averages. */
    approvedIn: listOfValues(z.string().regex(yearPattern)),
    score: listOfValues(numeric(score)),
    sort: z.enum(appraisalSorts).default("day").catch("day"),
    /** Default: earliest sign-off first, approved reports newest first. */
    order: z.enum(["asc", "desc"]).optional().catch(undefined),
  }),
);
/** Reports of one seafarer, newest first; a seafarer without an id gets their own. */
export const employeeAppraisalsInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { ...body, crewId: blankToUndefined(body.crewId ?? body.EmployeeId) };
  },
  z.object({ ...listInput(10), crewId: optionalId }),
);
