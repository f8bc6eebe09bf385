import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { crew } from "@/db/schema/crew";
import { approvalItems, approvalLinks, assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound, refused } from "@/lib/platform/errors";
import { write, type Caller } from "@/lib/platform/operation";
import { nextPartyToAsk, type Party } from "../approval.rules";
import { lockSeat } from "../seats.queries";
import type { Scope } from "../plans/store-outcome.queries";
import { newToken } from "./issue-link.queries";
import { sendReminder, type Announcement } from "./planning-mails.queries";
import { answerReminded, remindAnswerInput } from "./schema";

const quietHours = 20;
const purposeOf = { principal: "principal-approval", employee: "employee-consent" } as const;

/** Lock the visible assignment. */
async function announcementOf({ db, actor }: Pick<Scope, "db"> & Pick<Caller, "actor">, assignmentId: number) {
  const [assignment] = await db
    .select({ vesselId: assignments.vesselId, vesselCrewId: assignments.seatId, crewId: assignments.crewId })
    .from(assignments)
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(eq(assignments.id, assignmentId), visibleTo(actor), hideStopped(actor)));
  if (!assignment) throw notFound("manning.notFound");
  const manned = await lockSeat(db, { kind: "scheduler" }, assignment);
  const row = manned.rows.find(({ id }) => id === assignmentId);
  if (!row) throw notFound("manning.notFound");
  return { ...manned, row };
}

/** Lock the open, mailed questions to a party about the current version. */
const mailedQuestions = ({ db }: Scope, { row }: Announcement, party: Party) =>
  db
    .select({ item: approvalItems, link: approvalLinks })
    .from(approvalItems)
    .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
    .where(
      and(
        eq(approvalItems.assignmentId, row.id),
        eq(approvalItems.version, row.version),
        eq(approvalLinks.purpose, purposeOf[party]),
        isNull(approvalItems.endedAt),
        isNotNull(approvalItems.mailedAt),
      ),
    )
    .orderBy(asc(approvalLinks.id))
    .for("update");

/**
 * Mail the question about an assignment once more to the party that must answer next, with a new link, at most once a day.
 * product 5.9
 * @throws not-found; rule when no question is open, or was reminded within 20 hours
 */
export const remindAnswer = write({
  name: "manning.remind-answer",
  access: "approvals:links",
  input: remindAnswerInput,
  output: answerReminded,
  async run(scope, { assignmentId }) {
    const { db, now, audit } = scope;
    const announcement = await announcementOf(scope, assignmentId);
    const party = nextPartyToAsk(announcement.row);
    const asked = party ? await mailedQuestions(scope, announcement, party) : [];
    const open = asked.filter(({ item }) => item.expiresAt > now);
    if (!party || open.length === 0) throw refused("approvals.remind.none");
    const quietSince = new Date(now.getTime() - quietHours * 3_600_000);
    if (open.some(({ item }) => (item.remindedAt ?? item.askedAt) > quietSince))
      throw refused("approvals.remind.today");
    for (const { link } of open) await sendReminder(scope, announcement, { link, ...(await newToken(scope, link.id)) });
    const ids = open.map(({ item }) => item.id);
    await db.update(approvalItems).set({ remindedAt: now }).where(anyOf(approvalItems.id, ids));
    const { divisionId } = announcement.seatDetails.vessel;
    audit({ subject: assignmentId, divisionId, after: { party, reminded: open.length } });
    return { party, reminded: open.length };
  },
});
