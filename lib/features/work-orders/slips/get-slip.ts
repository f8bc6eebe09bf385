import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { findSlipDetails, neighboursOf, selectLines } from "./queries";
import { slip, slipInput } from "./schema";
import { slipResponse } from "./response.rules";

/**
 * Return a salary slip with every line, its stored explanation and last month's amounts. Four queries including the
 * read log. Whole rupiah. D3 §2, §3, §9 @throws not-found for one the actor may not see
 */
export const getSlip = read({
  name: "work-orders.get-slip",
  access: "work-orders:slip",
  input: slipInput,
  output: slip,
  async run({ db, actor, now }, { workOrderId }) {
    const slipRow = await findSlipDetails(db, actor, workOrderId);
    if (!slipRow) throw notFound("slips.notFound");
    const lines = await selectLines(db, [slipRow.row.id, ...(slipRow.earlier ? [slipRow.earlier.id] : [])]);
    const classes = ["payroll", "identity", "contact"] as const;
    await recordSensitiveReads(db, { actor, now }, "work-orders.get-slip", [{ crewId: slipRow.row.crewId, classes }]);
    const slipView = slipResponse(slipRow, lines, actor);
    const neighbours = slipView.isOwn ? { previous: null, next: null } : await neighboursOf(db, actor, slipRow);
    return { ...slipView, ...neighbours };
  },
});
