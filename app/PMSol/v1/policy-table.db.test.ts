import fs from "node:fs";
import path from "node:path";
import { permissions } from "@/lib/access/permissions";
import { decideOpeningSums } from "@/lib/features/work-orders/inputs/decide-opening-sums";
import { callTable } from "./call-table";
import { policyDocument, policyRows } from "./policy-table";

test("docs/access.md is what the policy prints: npm run routes -- --policy --write", () => {
  expect(fs.readFileSync(path.join(process.cwd(), "docs/access.md"), "utf8")).toBe(policyDocument());
});

test("every permission is printed with the rows of those who hold it, and a second person where one decides", () => {
  const rows = policyRows();
  expect(rows.find(({ permission }) => permission === "suitability:decide-removal")).toMatchObject({
    cells: ["B", "-", "B", "-", "-", "-", "-", "-", "-", "-", "-"],
    rows: "own division",
    second: "not the author, requester",
    section: "Document 2 §7",
    calls: expect.arrayContaining(["POST Employee/UpdateUnblacklistApprovalEmployee"]),
  });
  expect(rows.find(({ permission }) => permission === "vessels:view")?.rows).toBe(
    "own division SA AD MG PL SV ST PD FN, own principal PR, own vessel VH",
  );
});

/** No user ever writes their own appraisal, even without a second person. */
const refusedAlways = ["appraisals:write"];

test("every right that takes a second person is declared so by an operation that decides, and no other right is", () => {
  const secondPersonRights = policyRows().filter(({ cells }) => cells.includes("B"));
  // These amounts are decided on their own page.
  const operations = [...callTable.map(({ operation }) => operation), decideOpeningSums];
  const declared = operations.flatMap(({ secondPerson }) =>
    secondPerson ? [secondPerson.right, ...(secondPerson.or ? [secondPerson.or] : [])] : [],
  );
  expect(permissions.filter((right) => declared.includes(right))).toEqual(
    secondPersonRights.map(({ permission }) => permission).filter((right) => !refusedAlways.includes(right)),
  );
});
