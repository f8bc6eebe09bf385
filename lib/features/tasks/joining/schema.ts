import { z } from "zod";
import { itemNames } from "@/lib/features/preparation/readiness.rules";
import { contacts, urgencies } from "../facts/schema";

const ahead = { day: z.string(), daysLeft: z.number(), urgency: z.enum(urgencies) };
const both = { name: z.string(), nameId: z.string() };

/**
 * time: HH:mm in local port time. port: from the schedule. lastPort: the last reported port, while the schedule has
 * none.
 */
const joining = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  position: z.string(),
  positionNameId: z.string(),
  ...ahead,
  until: z.string(),
  time: z.string().nullable(),
  port: z.string().nullable(),
  agentName: z.string().nullable(),
  agentPhone: z.string().nullable(),
  lastPort: z.string().nullable(),
  isConfirmed: z.boolean(),
});
/** One step before joining. date: its relevant day. */
const step = z.object({
  item: z.enum(itemNames),
  status: z.string(),
  isDone: z.boolean(),
  date: z.string().nullable(),
  by: z.object(ahead).nullable(),
});
const placeKinds = ["check-up", "training", "joining"] as const;
/** An appointment with place and time. */
const appointment = z.object({
  kind: z.enum(placeKinds),
  ...ahead,
  lastDay: z.string(),
  place: z.string().nullable(),
  letterNumber: z.string().nullable(),
});
const fileKinds = ["instruction", "agreement", "travel"] as const;
/** A document to open or store on the phone. key: the last part of its address. edition: changes with the document. */
const document = z.object({
  kind: z.enum(fileKinds),
  key: z.string(),
  title: z.string(),
  comment: z.string().nullable(),
  edition: z.string(),
});

export const myJoining = z.object({
  crewId: z.number(),
  asOf: z.date(),
  joining: joining.nullable(),
  steps: z.array(step),
  missingCertificates: z.number(),
  papers: z.array(z.object({ ...both, ...ahead, endsOnBoard: z.boolean() })),
  appointments: z.array(appointment),
  documents: z.array(document),
  contacts,
});
export type MyJoining = z.output<typeof myJoining>;

/** The last part of a document's address. */
export const joiningFileInput = z.object({
  name: z.string().regex(/^(instruction|agreement|travel-\d{1,9})$/, "validation.invalid"),
});
