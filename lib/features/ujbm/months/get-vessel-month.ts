import { and, eq } from "drizzle-orm";
import { vessels } from "@/db/schema/vessels";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { carriedOf } from "../vessel-amount.rules";
import { monthTermsOf } from "../month-terms.queries";
import { visibleTo } from "../queries";
import { vesselMonthsOf } from "../vessel-months.queries";
import { monthIn } from "../schema";
import { settlementsOf } from "../settlement.queries";
import { toResponse, shownAccounts } from "../response.rules";
import { settlementDetails } from "./movements.queries";
import { vesselMonth, vesselMonthInput } from "./schema";

/**
 * Return a vessel's month with its figures, and the joins and leaves behind its correction; null when not in operation.
 * product 5.13 @throws not-found, invalid
 */
export const getVesselMonth = read({
  name: "ujbm.get-vessel-month",
  access: "ujbm:view",
  input: vesselMonthInput,
  output: vesselMonth.nullable(),
  async run({ db, actor, now }, { vesselId, ...query }) {
    const month = monthIn(query, now);
    const head = await monthTermsOf(db, month, dayOf(now));
    const [row] = await vesselMonthsOf(db, actor, head, vesselId);
    if (!row) {
      const isSeen = await db.$count(vessels, and(eq(vessels.id, vesselId), visibleTo(actor)));
      if (isSeen === 0) throw notFound("vessels.notFound");
      return null;
    }
    await recordSensitiveReads(db, { actor, now }, "ujbm.get-vessel-month", shownAccounts([row], actor));
    const settlements = await settlementsOf(db, head, vesselId);
    return {
      ...toResponse(row, actor),
      month,
      state: head.state,
      closedAt: head.closedAt,
      closedByName: head.closedByName,
      ratesFrom: head.ratesFrom,
      totalBefore: row.totalBefore,
      carriedIn: row.carriedIn,
      carriedOut: carriedOf(row),
      settlements: await settlementDetails(db, actor, settlements),
    };
  },
});
