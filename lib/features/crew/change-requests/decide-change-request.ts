import { eq } from "drizzle-orm";
import { crewChangeRequests } from "@/db/schema/crew";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { parseInput } from "@/lib/platform/validation";
import { replaceBankAccount } from "./bank-account.queries";
import { bankForm } from "./bank.schema";
import { changeDecided, decideChangeRequestInput } from "./schema";
import { changeOf, findRequest, lockRequest } from "./queries";
import type { EditScope } from "../sections/edit-scope.queries";
import { lockIdentity, changesIdentity } from "../edit/identity.queries";
import { alertBankChange, notifyDecision } from "../recipients/person-mail.queries";
import { lockCrew, type Person } from "../queries";
import { editSections } from "../edit/section.queries";
import { assertWrites, writePermissions } from "../sections/write-permission.rules";

type Request = typeof crewChangeRequests.$inferSelect;

async function apply(
  scope: EditScope,
  person: Person,
  { id, section, createdBy, ...request }: Request,
  userId: number,
) {
  const { values } = changeOf(request);
  if (section === "bank") {
    const account = await replaceBankAccount(scope.db, parseInput(bankForm, values), {
      crewId: person.id,
      requestedBy: createdBy,
      confirmedBy: userId,
      now: scope.now,
    });
    await alertBankChange(scope.db, person, id, "changed", scope.now);
    return { account };
  }
  const { ignored } = await editSections(scope, person, [{ section, values }], {
    author: { userId: createdBy, requestId: id },
    isOne: true,
  });
  if (ignored.length > 0) throw refused("crew.requests.duplicate");
  return {};
}

/**
 * Approve or reject a change request. Approving writes the change in the same transaction and under the same rules as
 * an edit; bank details need a second person. The requester is notified. product 2.4, 5.11, §0.3 @throws not-found,
 * forbidden, conflict when it is decided or the record changed since it was shown, rule, invalid when the change no
 * longer fits the record
 */
export const decideChangeRequest = write({
  name: "crew.decide-change-request",
  access: "crew:view",
  secondPerson: { right: "crew:change-bank", refusal: "crew.requests.secondPerson" },
  input: decideChangeRequestInput,
  output: changeDecided,
  async run(scope, { id, decision, reason, version }) {
    const { db, actor, now, locale, audit, requireSecondPerson } = scope;
    const visibleRequest = await findRequest(db, actor, id);
    const { section } = visibleRequest.request;
    assertWrites(actor, writePermissions[section]);
    const { userId } = userActorOf(actor);
    if (decision === "Approved" && changesIdentity(changeOf(visibleRequest.request).values)) await lockIdentity(db);
    const person = await lockCrew(db, actor, visibleRequest.request.crewId);
    const request = await lockRequest(db, id);
    if (decision === "Approved") await assertUnchanged({ db, locale }, person, version);
    const involvedUsers = section === "bank" ? [request.createdBy] : [];
    const samePerson = await requireSecondPerson({ divisionId: person.divisionId, involvedUsers });
    const applied = decision === "Approved" ? await apply(scope, person, request, userId) : {};
    await db
      .update(crewChangeRequests)
      .set({ decidedAt: now, decidedBy: userId, decision, decisionReason: reason })
      .where(eq(crewChangeRequests.id, id));
    audit({
      subject: person.id,
      divisionId: person.divisionId,
      after: { requestId: id, section, decision, ...applied },
      ...(reason ? { reason } : {}),
    });
    if (!samePerson) await notifyDecision(db, person, request, decision);
    return { id, crewId: person.id, decision };
  },
});
