import { and, desc, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { approvalItems, assignments, seats } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound, refused } from "@/lib/platform/errors";
import { resendMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { isInBundle } from "./bundle.queries";
import { planningMails } from "./planning-mails.queries";
import { isPlanningMailDue, planningMailTypes, rightsFor, type PlanningMail } from "./due-mail.rules";
import { planningMailSent, sendPlanningMailInput } from "./schema";
import { lockSeat } from "../seats.queries";
import type { OpenSlot } from "@/db/enums/manning";
import { slotOfApi } from "../slots.rules";

/** Match visible vessels, and for seafarers the seats they are planned for. */
const visibleSeats = (actor: Actor): SQL | undefined =>
  actor.kind === "user" && actor.crewId ? or(visibleTo(actor), eq(assignments.crewId, actor.crewId)) : visibleTo(actor);

async function holderOf(db: Transaction, actor: Actor, seatId: number, slot: OpenSlot) {
  const [seatRow] = await db
    .select({ id: assignments.id, crewId: assignments.crewId, vesselId: assignments.vesselId })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(eq(assignments.seatId, seatId), eq(assignments.slot, slot), visibleSeats(actor), hideStopped(actor)));
  if (!seatRow) throw notFound("manning.notFound");
  return seatRow;
}

/** Select mails of this type about the assignment's current version. */
async function mailsOf(db: Transaction, type: PlanningMail, row: { id: number; version: number }) {
  const own = and(eq(approvalItems.assignmentId, row.id), isNull(approvalItems.endedAt));
  const requestedType = db.select({ id: approvalItems.linkId }).from(approvalItems).where(own);
  const bundled = db.select({ id: approvalItems.mailId }).from(approvalItems).where(own);
  const ofLink = and(eq(mails.subjectType, "approval-link"), inArray(mails.subjectId, requestedType));
  const ofRow = and(
    eq(mails.subjectType, "assignment"),
    eq(mails.subjectId, row.id),
    eq(mails.subjectVersion, row.version),
  );
  return db
    .select({ id: mails.id, sentAt: mails.sentAt })
    .from(mails)
    .where(and(eq(mails.type, type), or(ofLink, ofRow, inArray(mails.id, bundled))))
    .orderBy(desc(mails.id));
}

const typeOf = (requestedType: string) => planningMailTypes.find((mailType) => mailType === requestedType);
const rights = [...new Set(Object.values(rightsFor).flat())];

/**
 * Make sure the mails about the person in a slot are sent. Repeated calls send once; queued mails stay in their bundle.
 * Document 2 §7, product 5.16
 * @throws not-found; forbidden without permission for the change; rule for an unknown type, or one that is not due
 */
export const sendPlanningMail = write({
  name: "manning.send-mail",
  access: {
    oneOf: rights,
    by({ sendEmailType }) {
      const type = typeOf(sendEmailType);
      return type ? rightsFor[type] : rights;
    },
  },
  input: sendPlanningMailInput,
  output: planningMailSent,
  async run(scope, { sendEmailType, vesselCrewId, assignmentOn, crewId }) {
    const { db, actor, audit } = scope;
    const type = typeOf(sendEmailType);
    if (!type) throw refused("mail.unknownType", { types: planningMailTypes.join(", ") });
    const holder = await holderOf(db, actor, vesselCrewId, slotOfApi[assignmentOn]);
    if (crewId && crewId !== holder.crewId) throw notFound("manning.notFound");
    const keys = { vesselId: holder.vesselId, vesselCrewId, crewId: holder.crewId };
    const seatContext = await lockSeat(db, { kind: "scheduler" }, keys);
    const row = seatContext.rows.find(({ id }) => id === holder.id);
    if (!row) throw notFound("manning.notFound");
    if (!isPlanningMailDue(type, row)) throw refused("approvals.mailNotDue", { type });
    const divisionId = seatContext.seatDetails.vessel.divisionId;
    if (type === "PlanningPrincipal" && (await isInBundle(db, row.id))) {
      audit({ subject: row.id, divisionId, after: { type, mailIds: [] } });
      return { mailIds: [], message: "Email sent!" };
    }
    const mailType = await mailsOf(db, type, row);
    for (const { id, sentAt } of mailType) if (sentAt === null) await resendMail(db, id);
    const mailIds =
      mailType.length > 0 ? mailType.map(({ id }) => id) : await planningMails[type](scope, { ...seatContext, row });
    audit({ subject: row.id, divisionId, after: { type, mailIds } });
    return { mailIds, message: "Email sent!" };
  },
});
