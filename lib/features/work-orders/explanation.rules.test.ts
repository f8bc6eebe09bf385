import { deliveredTables } from "@/db/testing/payroll/tables";
import { referenceTo, tableKinds } from "./explanation.rules";

test("an explanation names version, day and checksum of a table and leaves its rows where they are", () => {
  const tables = deliveredTables({ isVerified: true });
  for (const kind of tableKinds) {
    const { versionId, effectiveFrom, checksum } = tables[kind];
    expect(referenceTo(tables[kind])).toEqual({ kind, versionId, effectiveFrom, checksum });
  }
});
