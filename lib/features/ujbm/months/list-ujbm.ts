import type { z } from "zod";
import { can } from "@/lib/access/actor";
import { cachedUntilWriteFor } from "@/lib/access/prepared-list";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { ujbmPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { periodsOf } from "@/lib/features/accounting-periods/rules";
import { addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { searchText } from "@/lib/platform/i18n/search-text";
import { read } from "@/lib/platform/operation";
import { monthTermsOf } from "../month-terms.queries";
import { divisionId } from "../queries";
import { vesselMonthsOf, type VesselMonthRow } from "../vessel-months.queries";
import { monthIn } from "../schema";
import { toResponse, shownAccounts } from "../response.rules";
import { listUjbmInput, ujbmPage } from "./schema";
import { inOrder, openOf, summaryOf } from "./summary.rules";

const matchesFilters = (rows: readonly VesselMonthRow[], { filterList, payee }: z.output<typeof listUjbmInput>) =>
  rows.filter(
    ({ vesselName, payeeWaits }) =>
      searchText(vesselName).includes(searchText(filterList)) && (payee === undefined || payeeWaits),
  );

/** Read a month for a viewer with every vessel, since the sum covers all. */
const selectMonth = cachedUntilWriteFor("ujbm", async (db, actor, month: string, today) => {
  const head = await monthTermsOf(db, month, today);
  return { head, all: await vesselMonthsOf(db, actor, head) };
});

/**
 * List the vessels of a month with totals, paged; an open month is calculated live. Two queries, and the read log.
 * Document 3 §2, §7, product 5.13 @throws invalid for a year outside last, this and next
 */
export const listUjbm = read({
  name: "ujbm.list",
  access: "ujbm:view",
  input: listUjbmInput,
  output: ujbmPage,
  async run({ db, actor, now }, input) {
    const { pageNumber, pageSize, sort, order } = input;
    const today = dayOf(now);
    const month = monthIn(input, now);
    const { head, all: ofMarine } = await selectMonth(db, actor, month, today);
    const isOther = input.divisionId !== undefined && input.divisionId !== divisionId;
    const all = isOther ? [] : ofMarine;
    const ordered = inOrder(matchesFilters(all, input), sort, order);
    const rows = ordered.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    await recordSensitiveReads(db, { actor, now }, "ujbm.list", shownAccounts(rows, actor));
    const may = {
      close:
        can(actor, "ujbm:rates") &&
        head.state !== "closed" &&
        !ujbmPeriod.refusalOf(month, { ...periodsOf(head.closed), today }),
      occasions: can(actor, "ujbm:occasions"),
    };
    return {
      rows: rows.map((row) => toResponse(row, actor)),
      total: ordered.length,
      pageNumber,
      pageSize,
      month,
      state: head.state,
      closedAt: head.closedAt,
      closedByName: head.closedByName,
      ratesFrom: head.ratesFrom,
      specialOccassionDays: head.specialDays,
      openFrom: head.closed && addMonths(head.closed.last, 1),
      summary: summaryOf(ordered),
      open: openOf(all),
      allowedActions: (["close", "occasions"] as const).filter((name) => may[name]),
    };
  },
});
