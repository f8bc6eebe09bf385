import type { Transaction } from "@/db/client";
import type { BillingKind } from "@/db/enums/billing";
import type { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { refused } from "@/lib/platform/errors";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer, sheetType } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { AuditRecord } from "@/lib/platform/operation";
import { monthOf } from "@/lib/platform/calendar/months";
import { requestedBillingMonth } from "../month.rules";
import { visibleDivision, billingMonthOf, emptyBillingMonth } from "../queries";
import type { downloadBillsInput } from "../schema";
import { peopleWithPay, readBills } from "../read-bills.queries";
import { billsTable } from "./excel/bills-table";

type Scope = { db: Transaction; actor: Actor; now: Date; locale: Locale; audit(record: AuditRecord): void };
type SheetRequest = z.output<typeof downloadBillsInput>;

/** More than a month of the largest fleet. */
const maxRows = 20_000;

/**
 * Write all rows of a list view with their sum as a sheet, with an audit entry. product 5.14, 5.18 @throws rule for
 * more rows than a sheet holds
 */
export async function billsSheet({ db, actor, now, locale, audit }: Scope, kind: BillingKind, input: SheetRequest) {
  const t = translator(locale);
  const month = requestedBillingMonth(input, dayOf(now));
  const divisionId = visibleDivision(actor, input.divisionId);
  const head = divisionId === null ? emptyBillingMonth(month) : await billingMonthOf(db, divisionId, month);
  const { rows, total, summary } = await readBills(
    db,
    { actor, kind, head, view: input },
    { limit: maxRows, offset: 0 },
  );
  if (total > maxRows) throw refused("billing.sheet.tooLong");
  await recordSensitiveReads(db, { actor, now }, "billing.generate-work-orders", peopleWithPay(kind, rows));
  const filterLabels = [
    formatDate(month, locale, "month"),
    ...(input.filterList ? [`“${input.filterList}”`] : []),
    ...(input.hold && kind === "expenses" ? [t("billing.onHold")] : []),
  ];
  const exportedBy = actor.kind === "user" ? actor.name : actor.kind;
  const isLocked = head.periodId !== null;
  const body = await renderExcel(
    billsTable({
      kind,
      month,
      isLocked,
      fees: head.fees,
      filters: filterLabels.join(", "),
      rows,
      summary,
      locale,
      exportedBy,
      now,
    }),
  );
  audit({ subject: month, after: { document: `billing-${kind}`, month, rows: rows.length } });
  return new FileAnswer(stampedName(now, `Billing ${kind} ${monthOf(month)}`, "xlsx"), sheetType, body);
}
