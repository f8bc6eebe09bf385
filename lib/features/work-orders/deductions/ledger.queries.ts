import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { mayDecide } from "@/lib/access/second-person";
import type { Executor } from "@/db/client";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { notFound } from "@/lib/platform/errors";
import { monthOf } from "@/lib/platform/calendar/months";
import { openMonthOf } from "../inputs/queries";
import { findPerson } from "../person.queries";
import { debtActionsOf, entryActionsOf, remainingOf, type LedgerViewer } from "./ledger.rules";
import { selectDebts, type DebtRow } from "./queries";
import type { ListedDebt } from "./schema";

/** Return the viewer's rights. An author may decide only when no second person exists. */
async function viewerOf(db: Executor, actor: Actor, divisionId: number): Promise<LedgerViewer> {
  const right = "work-orders:decide-debt";
  const userId = userIdOf(actor);
  const isWithoutSecondPerson = await mayDecide(db, actor, right, { divisionId, involvedUsers: [userId] });
  return {
    mayOpen: can(actor, "work-orders:open-debt"),
    mayDecide: (createdBy) => can(actor, right) && (createdBy !== userId || isWithoutSecondPerson),
  };
}

function listedDebtOf(
  { row, openedName, decidedName, slips, entries, ...sums }: DebtRow,
  viewer: LedgerViewer,
): ListedDebt {
  const balance = remainingOf({ ...sums, amount: row.amount, state: row.state });
  return {
    ...row,
    ...sums,
    fromMonth: monthOf(row.fromMonth),
    openedAt: row.createdAt,
    openedBy: openedName,
    decidedBy: decidedName,
    balance,
    isClosed: row.state === "open" && balance === 0,
    slips,
    entries: entries.map(({ createdBy, ...one }) => ({
      ...one,
      allowedActions: entryActionsOf({ state: one.state, createdBy }, viewer),
    })),
    allowedActions: debtActionsOf({ state: row.state, balance, createdBy: row.createdBy }, viewer),
  };
}

type Scope = { db: Executor; actor: Actor; now: Date };

/** Load the debt ledger of a person, or the viewer's own, and log the read. @throws not-found */
export async function ledgerFor({ db, actor, now }: Scope, crewId: number | undefined, operation: string) {
  const requestedCrewId = crewId ?? (actor.kind === "user" ? actor.crewId : null);
  if (!requestedCrewId) throw notFound("crew.notFound");
  const person = await findPerson(db, actor, requestedCrewId);
  const reader = await viewerOf(db, actor, person.divisionId);
  const debts = (await selectDebts(db, person.id)).map((row) => listedDebtOf(row, reader));
  await recordSensitiveReads(db, { actor, now }, operation, [{ crewId: person.id, classes: ["payroll"] }]);
  return {
    crewId: person.id,
    name: person.fullName,
    employeeNumber: person.employeeNumber,
    share: person.share,
    openMonth: await openMonthOf(db, person),
    balance: debts.reduce((sum, { balance }) => sum + balance, 0),
    debts,
    mayOpen: reader.mayOpen,
    mayAsk: actor.kind === "user" && actor.crewId === person.id && can(actor, "work-orders:ask-advance"),
  };
}
