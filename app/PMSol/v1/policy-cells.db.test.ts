import fs from "node:fs";
import path from "node:path";
import { peopleOf } from "@/db/testing/long-run";
import { permissions } from "@/lib/access/permissions";
import { columns, permissionTable } from "@/lib/access/policy";
import { longRuns } from "@/scripts/long/runs.mjs";
import { matrixLines } from "./matrix";
import { policyLine } from "./policy-table";

const grants = ["Y", "O", "Q", "B", "-"];
const cellCount = permissions.length * columns.length;
const stored = (file: string) => fs.readFileSync(path.join(process.cwd(), file), "utf8");
const document = stored("docs/access.md");
const matrix = stored("app/PMSol/v1/__snapshots__/every-call.db.test.ts.snap");

type Cell = { permission: (typeof permissions)[number]; at: number };
/** Seven does not divide the number of cells, so a sample covers the whole table. The long run checks every cell. */
const cellOf = (number: number): Cell | null => {
  const place = (number * 7) % cellCount;
  const permission = permissions[Math.floor(place / columns.length)];
  return permission ? { permission, at: 2 * (place % columns.length) } : null;
};

/** Run with another letter in one cell of the policy, then restore it. */
function withGrant<T>({ permission, at }: Cell, grant: string, run: () => T): T {
  // The table is constant except in this test.
  const row = permissionTable[permission] as unknown as string[];
  const before = row[0] ?? "";
  row[0] = `${before.slice(0, at)}${grant}${before.slice(at + 1)}`;
  try {
    return run();
  } finally {
    row[0] = before;
  }
}

const seesMatrix = ({ permission }: Cell) => matrixLines(permission).some((line) => !matrix.includes(`"${line}",`));

test("a change of any single cell of the policy is noticed: by the printed policy, and by the matrix of calls where a call asks it", () => {
  const cells = peopleOf(200).flatMap((number) => cellOf(number) ?? []);
  const unseen: string[] = [];
  for (const cell of cells) {
    const { permission, at } = cell;
    const own = permissionTable[permission][0].charAt(at);
    if (seesMatrix(cell)) unseen.push(`${permission} differs before anything is changed`);
    const isAsked = matrixLines(permission).some((line) => line.includes(`${permission}: `));
    for (const grant of grants.filter((one) => one !== own)) {
      const where = `${permission} ${columns[at / 2]}: ${own} to ${grant}`;
      const isPrinted = withGrant(cell, grant, () => !document.includes(`${policyLine(permission)}\n`));
      if (!isPrinted) unseen.push(`${where} in docs/access.md`);
      const opensOrCloses = own === "-" || grant === "-";
      if (isAsked && opensOrCloses && !withGrant(cell, grant, () => seesMatrix(cell)))
        unseen.push(`${where} in the matrix of calls`);
    }
  }
  expect(unseen).toEqual([]);
});

test("the long run tries every cell", () => {
  expect(longRuns["policy-cells"]?.cases).toBe(cellCount);
});
