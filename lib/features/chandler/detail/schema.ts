import { z } from "zod";
import { chandlerEvents, chandlerStatuses } from "@/db/enums/chandler";
import { requestActions } from "../actions.rules";
import { requestRow } from "../schema";

const file = z.object({ fileId: z.string(), fileName: z.string(), contentType: z.string(), size: z.number() });

/**
 * A request with context. next: states for Update Status; vendorDays: working days until delivery, from today or, when
 * final, from the request; leadDays: usual lead time; searchedFrom and answeredAt: vendor search.
 */
export const requestDetail = requestRow.extend({
  next: z.array(z.enum(chandlerStatuses)),
  allowedActions: z.array(z.enum(requestActions)),
  isFinal: z.boolean(),
  requestFile: file,
  vendorFile: file.nullable(),
  headCountNow: z.number(),
  nextPort: z.object({ name: z.string(), day: z.string().nullable() }).nullable(),
  vendorDays: z.number(),
  leadDays: z.number(),
  isShortNotice: z.boolean(),
  proposedBy: z.string().nullable(),
  proposedAt: z.date().nullable(),
  copiedFromId: z.number().nullable(),
  searchedFrom: z.date().nullable(),
  answeredAt: z.date().nullable(),
  history: z.array(
    z.object({
      event: z.enum(chandlerEvents),
      from: z.enum(chandlerStatuses).nullable(),
      to: z.enum(chandlerStatuses),
      at: z.date(),
      by: z.string().nullable(),
    }),
  ),
});
export type RequestDetail = z.output<typeof requestDetail>;
