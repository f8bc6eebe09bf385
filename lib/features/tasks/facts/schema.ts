import { z } from "zod";
import { itemNames } from "@/lib/features/preparation/readiness.rules";
import { manning } from "@/lib/features/vessels/schema";

export const urgencies = ["none", "soon", "due", "overdue"] as const;
/** A day ahead: how many days from today, and what that asks for. */
const ahead = { day: z.string(), daysLeft: z.number(), urgency: z.enum(urgencies) };
const rank = { position: z.string(), positionNameId: z.string() };
const ship = { vesselId: z.number(), vesselName: z.string() };

/** day: the planned sign-off. */
const stay = z.object({ ...ship, ...rank, ...ahead });
/** day: the planned joining; port: where the vessel was last reported. */
const joining = z.object({ ...ship, ...rank, ...ahead, port: z.string().nullable() });
/** What is still to be done before joining, in order, and by when the first of it. */
const preparation = z.object({ vesselId: z.number(), missing: z.array(z.enum(itemNames)), by: z.string().nullable() });
const paper = z.object({ name: z.string(), nameId: z.string(), ...ahead });
const mover = z.object({ fullName: z.string(), ...ship, ...rank, ...ahead });
const vacancy = z.object({ ...ship, ...rank });
/** Whom to call. */
export const contacts = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  people: z.array(z.object({ name: z.string(), email: z.string(), role: z.string() })),
});

/** own: what a seafarer asks about themselves; fleet: what a head asks about the own vessel and a principal about theirs. */
export const ownFacts = z.object({
  own: z
    .object({
      stay: stay.nullable(),
      joining: joining.nullable(),
      preparation: preparation.nullable(),
      papers: z.array(paper),
    })
    .nullable(),
  fleet: z
    .object({
      vessels: z.array(z.object({ ...ship, ...manning })),
      vesselCount: z.number(),
      leaving: z.array(mover),
      joining: z.array(mover),
      vacant: z.array(vacancy),
      vacantCount: z.number(),
    })
    .nullable(),
  contacts,
});
export type OwnFacts = z.output<typeof ownFacts>;
