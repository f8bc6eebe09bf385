import { z } from "zod";
import { statusIds } from "@/db/enums/scheduling";
import { yearPattern } from "@/db/enums/spans";
import { listInput } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToUndefined, listOfValues, numeric, recordId } from "@/lib/platform/validation";
import { listNames, processes, travelTabNames } from "../status.rules";
import { waitKinds } from "../waiting.rules";

const optionalId = z.preprocess(blankToUndefined, recordId.optional());

/**
 * list: the documented list. tab: of travel and accommodation, instead of list. waiting: a kind of the work list over
 * all vessels. product 5.21
 */
export const listSchedulesInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { ...body, tab: blankToUndefined(body.tab) };
  },
  z.object({
    ...listInput(10),
    vesselId: optionalId,
    crewId: optionalId,
    list: z.enum(listNames).optional(),
    tab: z.enum(travelTabNames).optional().catch(undefined),
    waiting: z.preprocess(blankToUndefined, z.enum(waitKinds).optional()),
    /** Schedules in these states that were not cancelled; past ones by years of sign-off. */
    state: listOfValues(numeric(z.union(statusIds.map((id) => z.literal(id))))),
    leftIn: listOfValues(z.string().regex(yearPattern)),
  }),
);

const normalizeListNames = (input: unknown) => {
  const body = asRecord(input);
  return { category: body.category ?? body.processKind ?? body.process ?? body.statusCategory };
};
export const statusOptionsInput = z.preprocess(normalizeListNames, z.object({ category: z.enum(processes) }));
export const statusOptions = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    description: z.string(),
    allowedNext: z.array(z.number()),
  }),
);
export const ownScheduleInput = z.object({});
