import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countDifferences, selectDifferences } from "./queries";
import { listDifferencesInput, listedDifferences, type ListedDifference } from "./schema";

type Row = Awaited<ReturnType<typeof selectDifferences>>[number]["row"];

/** Return what the actor may do with a difference. A proposal is confirmed by a second person. */
function allowedFor(actor: Actor, { state, amount, owed, proposedBy }: Row): ListedDifference["allowedActions"] {
  const [mayPropose, mayDecide] = [can(actor, "work-orders:lock"), can(actor, "work-orders:verify")];
  if (state === "open")
    return [
      ...(mayPropose && owed && amount !== 0 ? (["propose"] as const) : []),
      ...(mayPropose && owed && amount < 0 ? (["owe"] as const) : []),
      ...(mayDecide ? (["refuse"] as const) : []),
    ];
  if (state !== "proposed") return [];
  const isSecond = mayDecide && proposedBy !== userIdOf(actor);
  return [
    ...(isSecond ? (["confirm"] as const) : []),
    ...(mayPropose ? (["decline"] as const) : []),
    ...(isSecond ? (["refuse"] as const) : []),
  ];
}

/**
 * List recalculated differences of the division's locked months, by person. Logs the read. Two queries beside the log.
 * product 5.15, §8
 */
export const listDifferences = read({
  name: "work-orders.list-differences",
  access: "work-orders:view",
  input: listDifferencesInput,
  output: listedDifferences,
  async run({ db, actor, now }, input) {
    const counting = countDifferences(db, actor, input);
    const page = await readPage(
      selectDifferences(db, actor, input),
      counting.then(({ counts }) => counts[input.tab]),
      input,
    );
    const rows = page.rows.map(({ row, month, proposedMonth, name, employeeNumber, proposedName }) => ({
      ...row,
      month,
      proposedMonth,
      name,
      employeeNumber,
      proposedBy: proposedName,
      problems: row.problems as ListedDifference["problems"],
      allowedActions: allowedFor(actor, row),
    }));
    const readRecords = rows.map(({ crewId }) => ({ crewId, classes: ["payroll" as const] }));
    await recordSensitiveReads(db, { actor, now }, "work-orders.list-differences", readRecords);
    return { ...page, rows, ...(await counting) };
  },
});
