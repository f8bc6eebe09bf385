import { and, eq, isNull, sql } from "drizzle-orm";
import { approvalLinks } from "@/db/schema/manning";
import { users } from "@/db/schema/users";
import { appendEvent } from "@/lib/features/evidence/answer-chain.queries";
import { linkHolderIdentity } from "@/lib/features/evidence/identity.rules";
import { addressFactsOf } from "@/lib/features/vessels/contacts/address.queries";
import { answererProblem } from "@/lib/features/vessels/contacts/address.rules";
import { AppError } from "@/lib/platform/errors";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { assertHolder } from "../links/holder.rules";
import { findLink, questionsOf } from "./mailed-link.queries";
import { colleagueFormView, isPageViewToken } from "./signed-page-view.rules";
import { handedOver, delegateAnswerInput } from "./schema";
import { mailQuestion, type Announcement } from "../links/planning-mails.queries";
import { endItems, partyOf } from "../plans/links.queries";
import { readSeat } from "../seats.queries";

const systemActor = { kind: "scheduler" } as const;
/** Link holders must not learn whose account or which seafarer an address belongs to. */
const accountProblems = {
  otherAccount: "unknown",
  seafarer: "unknown",
  unknown: "unknown",
  mayNotAnswer: "mayNotAnswer",
} as const;
const wrongAddress = (message: string) => new AppError("invalid", "errors.invalid", {}, [{ path: "email", message }]);

/**
 * Hand a link over to another contact of the principal, who gets their own link; the first one ends. product 5.9
 * @throws not-found; too-many; invalid for an address outside the principal; conflict when nothing is pending
 */
export const delegateAnswer = write({
  name: "manning.hand-over-link",
  access: "public",
  input: delegateAnswerInput,
  output: handedOver,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "approval-answer", subject: address, max: 10, seconds: 3_600, now }),
  async run(scope, { token, view, name, email }) {
    const { db, now, address, userAgent } = scope;
    const opened = await findLink(db, token);
    const { link } = opened;
    assertHolder(scope.actor, link);
    await db.select().from(approvalLinks).where(eq(approvalLinks.id, link.id)).for("update");
    const open = (await questionsOf(db, opened, now)).filter(({ state }) => state === "open");
    const [first] = open;
    if (!first || link.principalId === null) throw new AppError("conflict", "approvals.page.notOpen");
    if (!isPageViewToken(view, colleagueFormView(link.id), now))
      throw new AppError("conflict", "approvals.page.changed");
    if (email === link.email) throw wrongAddress("approvals.page.yourself");
    const facts = await addressFactsOf(db, {
      principalId: link.principalId,
      email,
      crewIds: open.map(({ assignment }) => assignment.crewId),
    });
    const problem = answererProblem(email, facts);
    if (problem) throw wrongAddress(`approvals.page.${accountProblems[problem]}`);
    const by = linkHolderIdentity({ ...link, address, userAgent });
    const [account] = await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(sql`lower(${users.email})`, email),
          eq(users.principalId, link.principalId),
          isNull(users.deactivatedAt),
        ),
      );
    const { principalId, language } = link;
    const to = { email, name, language, principalId, userId: account?.id ?? null, crewId: null, namedBy: link.id };
    const proposals: Announcement[] = [];
    for (const { assignment: row } of open) {
      const keys = { vesselId: row.vesselId, vesselCrewId: row.seatId, crewId: row.crewId };
      const { seatDetails, person } = await readSeat(db, systemActor, keys);
      proposals.push({ seatDetails, person, row });
      const statement = { by, to: { name, email }, link: link.id };
      const party = partyOf(link.purpose);
      await appendEvent(db, { assignmentId: row.id, party, type: "handed-over", at: now, said: statement });
    }
    const items = open.map(({ item }) => ({ ...item, purpose: link.purpose }));
    await endItems({ db, now }, items, "handed-over");
    await mailQuestion(scope, proposals, { purpose: "principal-approval", to, by });
    const divisionId = requirePresent(proposals[0], "a proposal").seatDetails.vessel.divisionId;
    for (const { row } of proposals)
      scope.audit({ subject: row.id, divisionId, after: { by, to: { name, email }, linkId: link.id } });
    return { asked: open.length };
  },
});
