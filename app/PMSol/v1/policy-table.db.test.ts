import fs from "node:fs";
import path from "node:path";
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
