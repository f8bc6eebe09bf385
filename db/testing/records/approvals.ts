import { and, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as } from "@/db/testing/rolled-back";
import { sendApprovalMail } from "@/lib/features/manning/links/send-approval-mail";
import { proposeAssignment } from "@/lib/features/manning/proposals/propose-assignment";

export const approvalDay = new Date("2026-11-20T02:00:00Z");

/** Create a vessel of a principal with two accounts, a seat, and a manager who proposes a seafarer for it. */
export async function proposed(db: Transaction) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const anton = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
  const budi = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
  const planner = await person(db, "crewingmanagermarine");
  const candidate = await plannedOn(db, { planner, ship });
  return { owner, ship, anton, budi, planner, ...candidate };
}

type Planned = {
  planner: Awaited<ReturnType<typeof person>>;
  ship: Awaited<ReturnType<typeof vessel>>;
  rank?: string;
  isMailed?: boolean;
};

/**
 * Create a fit seafarer with an email, proposed for a new seat on the vessel. The principal is mailed unless the test
 * defers it.
 */
export async function plannedOn(db: Transaction, { planner, ship, rank = "Bosun", isMailed = true }: Planned) {
  const seat = await seatOn(db, ship, rank);
  const candidate = await fitSeafarer(db, { seat, vessel: ship }, { fullName: "Wahyu Hidayat", rank });
  const email = `wahyu-${candidate.id}@example.test`;
  await db.update(crew).set({ email }).where(eq(crew.id, candidate.id));
  const keys = { vesselId: ship.id, vesselCrewId: seat.id, crewId: candidate.id, assignmentOn: "Next" };
  const dates = { startAssignmentDate: "2027-01-10", endAssignmentDate: "2027-07-10" };
  const plan = await proposeAssignment.execute(as(planner, { now: approvalDay }), { ...keys, ...dates });
  if (isMailed && ship.principalId !== null)
    await sendApprovalMail.execute(as({ kind: "scheduler" }, { now: approvalDay }), { principalId: ship.principalId });
  return { seat, candidate: { ...candidate, email }, keys, dates, plan };
}

/** The token in the newest mail of a type to an address. */
export async function mailedToken(db: Transaction, type: string, recipient: string): Promise<string> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.type, type), eq(mails.recipient, recipient.toLowerCase())))
    .orderBy(desc(mails.id))
    .limit(1);
  const token = /\/approve\/([\w-]{43})/.exec(mail?.plain ?? "")?.[1];
  if (!token) throw new Error(`no ${type} to ${recipient}`);
  return token;
}
