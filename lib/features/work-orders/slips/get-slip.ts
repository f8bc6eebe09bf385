import { recordReads } from "@/lib/features/crew/reads.queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { findWhole, neighboursOf, selectLines } from "./queries";
import { slip, slipInput } from "./schema";
import { told } from "./wire.rules";

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
    const found = await findWhole(db, actor, workOrderId);
    if (!found) throw notFound("slips.notFound");
    const lines = await selectLines(db, [found.row.id, ...(found.earlier ? [found.earlier.id] : [])]);
    const classes = ["payroll", "identity", "contact"] as const;
    await recordReads(db, { actor, now }, "work-orders.get-slip", [{ crewId: found.row.employeeId, classes }]);
    const shown = told(found, lines, actor);
    const neighbours = shown.isOwn ? { previous: null, next: null } : await neighboursOf(db, actor, found);
    return { ...shown, ...neighbours };
  },
});
