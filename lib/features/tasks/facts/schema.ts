import { z } from "zod";
import { itemNames } from "@/lib/features/preparation/readiness.rules";
import { manning } from "@/lib/features/vessels/schema";

export const urgencies = ["none", "soon", "due", "overdue"] as const;
/** A day with days left and urgency. */
const ahead = { day: z.string(), daysLeft: z.number(), urgency: z.enum(urgencies) };
const rank = { position: z.string(), positionNameId: z.string() };
const ship = { vesselId: z.number(), vesselName: z.string() };

/** day: the planned sign-off. */
const stay = z.object({ ...ship, ...rank, ...ahead });
/** day: the planned joining. port: the vessel's last reported port. */
const joining = z.object({ ...ship, ...rank, ...ahead, port: z.string().nullable() });
/** Open preparation steps in order, and the due date of the first. */
const preparation = z.object({ vesselId: z.number(), missing: z.array(z.enum(itemNames)), by: z.string().nullable() });
const paper = z.object({ name: z.string(), nameId: z.string(), ...ahead });
const mover = z.object({ fullName: z.string(), ...ship, ...rank, ...ahead });
const vacancy = z.object({ ...ship, ...rank });
/** Contacts of the office. */
export const contacts = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  people: z.array(z.object({ name: z.string(), email: z.string(), role: z.string() })),
});

/** own: facts for a seafarer. fleet: facts for a head or a principal. */
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
