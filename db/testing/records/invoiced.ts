import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { billingInvoices, billingRows } from "@/db/schema/billing";
import { lockMonth } from "@/lib/features/billing/periods/lock-month";
import { requirePresent } from "@/lib/platform/unknown-record";
import { feesInForce, travelled, worked } from "./billing";
import { contracted } from "./contracts";
import { vessel } from "../crew";
import { person, principal } from "../people";
import { as } from "../rolled-back";

/** October locked on 23 November, with a work order of a million and an expense of 900,000 on one invoice: 2,098,800 in all. */
export async function invoiced(db: Executor, now = new Date("2026-11-23T05:00:00Z")) {
  await feesInForce(db);
  const { id: principalId, name } = await principal(db);
  await contracted(db, { principalId });
  const ship = await vessel(db, { principalId });
  const order = await worked(db, ship, "2026-10-01", { income: 1_000_000, employerPension: 0 });
  const ticket = await travelled(db, ship, { day: "2026-10-05" });
  const [finance, other] = [await person(db, "crewingfinancemarine"), await person(db, "crewingfinancemarine")];
  await lockMonth.execute(as(finance, { now }), { month: 10, year: 2026 });
  const [invoice] = await db.select().from(billingInvoices).where(eq(billingInvoices.principalId, principalId));
  const rowOf = async (kind: "work-order" | "expenses") =>
    requirePresent((await db.select().from(billingRows).where(eq(billingRows.kind, kind)))[0], kind);
  const rows = { order: await rowOf("work-order"), ticket: await rowOf("expenses") };
  const { id: invoiceId, number } = requirePresent(invoice, "an invoice");
  return { order, ticket, finance, other, invoiceId, number, rows, principal: { id: principalId, name } };
}
