import { sql, type SQL } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { payrollAllotments, payrollDebtEntries, payrollDebts } from "@/db/schema/work-orders";
import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { timeZone } from "@/lib/platform/calendar/dates";

/** Match debts, repayments and allotments of a person that the actor may confirm as the second person. */
const proposalsFor = (actor: Actor): SQL => {
  const byOther = (createdBy: unknown) => sql`${createdBy} is distinct from ${userIdOf(actor)}::int`;
  return sql`(
    select ${payrollDebts.createdAt} as at from ${payrollDebts}
      where ${payrollDebts.crewId} = ${crew}.id and ${payrollDebts.state} = 'proposed' and ${byOther(payrollDebts.createdBy)}
    union all select ${payrollDebtEntries.createdAt} from ${payrollDebtEntries} join ${payrollDebts} on ${payrollDebts.id} = ${payrollDebtEntries.debtId}
      where ${payrollDebts.crewId} = ${crew}.id and ${payrollDebtEntries.state} = 'proposed' and ${byOther(payrollDebtEntries.createdBy)}
    union all select ${payrollAllotments.createdAt} from ${payrollAllotments}
      where ${payrollAllotments.crewId} = ${crew}.id and ${payrollAllotments.state} = 'proposed' and ${byOther(payrollAllotments.createdBy)})`;
};

/** Whether a person has items that await the actor as the second person. product 5.15 */
export const hasItemsToConfirm = (actor: Actor): SQL<boolean> =>
  can(actor, "work-orders:decide-debt") ? sql<boolean>`exists ${proposalsFor(actor)}` : sql<boolean>`false`;

/** Return the day the first of them was entered. */
export const firstProposedOn = (actor: Actor) =>
  sql<string>`(select (min(proposal.at) at time zone ${timeZone})::date from ${proposalsFor(actor)} proposal)`;
