import {
  certificateRows,
  countOpenCertificates,
  worstDocumentStatus,
  type RecordCertificate,
} from "./certificates.rules";

const today = "2026-11-20";
const requirementOf = (certificateId: number, name: string, kind: "coc" | "cop" = "cop") => ({
  certificateId,
  kind,
  name,
  stcw: null,
  minMonthsValid: 9,
});
const certificateOf = (
  id: number,
  name: string,
  expired: string | null,
  changes: Partial<RecordCertificate> = {},
): RecordCertificate => ({
  id,
  kind: "cop",
  certificateId: null,
  name,
  stcw: null,
  number: `N-${id}`,
  issued: "2022-01-01",
  expired,
  description: null,
  attachment: null,
  verifiedAt: null,
  verifiedBy: null,
  verificationMethod: null,
  verificationNote: null,
  createdAt: null,
  createdBy: null,
  ...changes,
});

test("lists mandatory certificates first in the matrix's order, uploaded or not", () => {
  const rows = certificateRows(
    [requirementOf(1, "BST"), requirementOf(2, "AFF")],
    [
      certificateOf(10, "Forklift", null),
      certificateOf(11, "aff ", "2027-01-10"),
      certificateOf(12, "Crane", "2026-01-01"),
    ],
    today,
  );
  expect(
    rows.map(({ id, name, status, isRequired, daysLeft, noExpiry }) => ({
      id,
      name,
      status,
      isRequired,
      daysLeft,
      noExpiry,
    })),
  ).toEqual([
    { id: null, name: "BST", status: "missing", isRequired: true, daysLeft: null, noExpiry: false },
    { id: 11, name: "aff ", status: "need-renewal", isRequired: true, daysLeft: 51, noExpiry: false },
    { id: 12, name: "Crane", status: "expired", isRequired: false, daysLeft: -323, noExpiry: false },
    { id: 10, name: "Forklift", status: "valid", isRequired: false, daysLeft: null, noExpiry: true },
  ]);
  expect(rows[0]).toMatchObject({ copId: 1, minMonthsValid: 9, number: null });
});

test("matches a required certificate despite double spaces or other accent forms", () => {
  const rows = certificateRows(
    [requirementOf(1, "Basic Safety Training (BST)"), requirementOf(2, "Caf\u00e9 Steward")],
    [certificateOf(10, "basic  safety training (BST)", null), certificateOf(11, "Cafe\u0301 Steward", null)],
    today,
  );
  expect(rows.map(({ id, isRequired, status }) => [id, isRequired, status])).toEqual([
    [10, true, "valid"],
    [11, true, "valid"],
  ]);
});

test("names the longest-lasting higher certificate that covers a required one", () => {
  const certificates = [
    certificateOf(1, "ANT I", "2027-05-01", { kind: "coc" }),
    certificateOf(2, "ANT II", "2029-05-01", { kind: "coc" }),
  ];
  const rows = certificateRows([requirementOf(5, "ANT III", "coc")], certificates, today);
  expect(rows[0]).toMatchObject({ id: null, cocId: 5, status: "covered", coveredBy: "ANT II", isRequired: true });
  expect(rows).toHaveLength(3);
});

test("counts only mandatory certificates as open", () => {
  const rows = certificateRows(
    [requirementOf(1, "BST"), requirementOf(2, "AFF"), requirementOf(3, "MFA")],
    [
      certificateOf(1, "AFF", "2026-12-01"),
      certificateOf(2, "MFA", "2030-01-01"),
      certificateOf(3, "Crane", "2020-01-01"),
    ],
    today,
  );
  expect(countOpenCertificates(rows)).toBe(2);
});

test("gives every row an English and an Indonesian name; unlisted ones keep their own", () => {
  const bst = { ...requirementOf(1, "Pelatihan Dasar Keselamatan (BST)"), nameEn: "Basic Safety Training (BST)" };
  const ant = {
    ...requirementOf(2, "Ahli Nautika Tingkat III (ANT-III)", "coc"),
    nameEn: "Deck Officer Class III (ANT-III)",
  };
  const higher = certificateOf(3, "Deck Officer Class II (ANT-II)", null, {
    kind: "coc",
    certificateId: 8,
    listName: "Ahli Nautika Tingkat II (ANT-II)",
    nameEn: "Deck Officer Class II (ANT-II)",
  });
  const rows = certificateRows(
    [bst, ant],
    [certificateOf(1, "basic safety training (BST)", "2030-01-01"), higher, certificateOf(2, "Forklift", null)],
    today,
  );
  expect(
    rows.map(({ id, name, nameId, coveredBy, coveredByNameId }) => [id, name, nameId, coveredBy, coveredByNameId]),
  ).toEqual([
    [1, bst.nameEn, bst.name, null, null],
    [null, ant.nameEn, ant.name, "Deck Officer Class II (ANT-II)", "Ahli Nautika Tingkat II (ANT-II)"],
    [3, "Deck Officer Class II (ANT-II)", "Ahli Nautika Tingkat II (ANT-II)", null, null],
    [2, "Forklift", "Forklift", null, null],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/listName|nameEn/);
});

test("takes the worst of expiry, verification and scan as the document's status", () => {
  const state = (
    status: "valid" | "need-renewal" | "expired" | "missing" | "covered",
    isVerified = true,
    hasScan = true,
  ) => worstDocumentStatus({ status, isVerified, hasScan });
  expect([state("expired", false, false), state("need-renewal", false, false)]).toEqual(["expired", "need-renewal"]);
  expect([state("valid", false, false), state("valid", true, false), state("valid")]).toEqual([
    "unverified",
    "no-scan",
    "valid",
  ]);
  expect([state("missing", false, false), state("covered", false, false)]).toEqual(["missing", "covered"]);
});
