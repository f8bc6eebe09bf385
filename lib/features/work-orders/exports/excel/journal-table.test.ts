import { journalTable } from "./journal-table";

test("starts a debt column with the account code, or with the name alone", () => {
  const asked = {
    centers: [],
    isPensionBilled: true,
    month: "October 2026",
    exportedBy: "Finance",
    locale: "en",
  } as const;
  const { columns } = journalTable({ ...asked, accounts: { loan: "1-1310" }, centers: [], now: new Date(0) });
  const labels = columns.map(({ label }) => label);
  expect(labels).toContain("1-1310 Loan");
  expect(labels).toContain("Cash advance");
});
