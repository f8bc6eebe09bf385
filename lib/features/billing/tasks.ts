import { and, eq, isNull, not, sql } from "drizzle-orm";
import { billingNotes, billingStarts } from "@/db/schema/billing";
import { can } from "@/lib/access/actor";
import { mustBeDecidedByColleague } from "@/lib/access/second-person";
import { defaultResponseDays, listHref, localDayOf, type TaskKind } from "@/lib/platform/registry/task-kind";

const path = "/dashboard/work-order-and-billings/billing-overview";

/** Invoices with a note that is proposed or needs a second person. product 5.14 */
const notesWaiting: TaskKind = {
  key: "billing-notes",
  about: "waiting",
  within: defaultResponseDays,
  isFor: (actor) => can(actor, "billing:view") && can(actor, "billing:issue-note"),
  waiting: ({ db, actor }) =>
    db
      .select({ day: localDayOf(sql`min(${billingNotes.createdAt})`) })
      .from(billingNotes)
      .where(
        and(eq(billingNotes.divisionId, actor.divisionId), isNull(billingNotes.issuedAt), isNull(billingNotes.endedAt)),
      )
      .groupBy(billingNotes.invoiceId),
  href: () => listHref(`${path}/invoices`, { tab: "notes" }),
};

/** The first billing month, requested by a colleague. product 5.14 */
const startToConfirm: TaskKind = {
  key: "billing-start",
  about: "waiting",
  within: 3,
  isFor: (actor) => can(actor, "billing:view") && can(actor, "billing:confirm"),
  waiting: ({ db, actor }) =>
    db
      .select({ day: localDayOf(billingStarts.createdAt) })
      .from(billingStarts)
      .where(
        and(
          eq(billingStarts.divisionId, actor.divisionId),
          isNull(billingStarts.confirmedAt),
          isNull(billingStarts.endedAt),
          not(mustBeDecidedByColleague(actor, "billing:confirm", [billingStarts.createdBy])),
        ),
      ),
  href: () => path,
};

export const tasks: readonly TaskKind[] = [notesWaiting, startToConfirm];
