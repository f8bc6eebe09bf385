import { checkDocuments, type TravelDocument } from "./document-check.rules";

const days = { from: "2027-01-10", to: "2027-07-10", today: "2026-11-20" };
const passport = (expired: string | null): TravelDocument => ({ kind: "passport", expired, verifiedAt: null });
const book = (expired: string | null): TravelDocument => ({ kind: "seaman-book", expired, verifiedAt: null });
const period = { from: days.from, to: days.to };

test("names the expiry of each valid document, the longest of several", () => {
  expect(checkDocuments([passport("2028-06-01"), book(null), passport("2030-01-01")], days)).toEqual([
    expect.objectContaining({
      code: "documents",
      level: "pass",
      key: "compliance.documentsValid",
      evidence: { passportExpired: "2030-01-01", seamanBookExpired: null },
    }),
  ]);
});

test("names the day of the finding and accepts that day itself", () => {
  expect(checkDocuments([passport("2027-07-10"), book("2027-07-10")], days)).toEqual([
    expect.objectContaining({
      code: "passport-six-months",
      key: "compliance.passportSixMonths",
      values: { date: "2027-07-10", months: 6, to: "2027-07-10" },
      evidence: { expired: "2027-07-10", ...period },
    }),
  ]);
  expect(checkDocuments([passport("2030-01-01"), book("2027-07-09")], days)).toEqual([
    expect.objectContaining({
      code: "seaman-book-ends-on-board",
      values: { date: "2027-07-09" },
      evidence: { expired: "2027-07-09", ...period },
    }),
  ]);
});

test.each([
  ["2026-11-19", "Expired"],
  ["2026-11-20", "ExpiresBeforeJoining"],
  ["2027-01-09", "ExpiresBeforeJoining"],
])("blocks a document that ends on %s as one that %s", (expired, word) => {
  const items = checkDocuments([passport(expired), book(expired)], days);
  expect(items.map(({ level, key, values }) => [level, key, values])).toEqual([
    ["block", `compliance.passport${word}`, { date: expired }],
    ["block", `compliance.seamanBook${word}`, { date: expired }],
  ]);
});

test("checks passport and seaman book separately", () => {
  expect(checkDocuments([passport("2030-01-01")], days).map(({ code }) => code)).toEqual(["seaman-book-missing"]);
  expect(checkDocuments([book("2030-01-01")], days).map(({ code }) => code)).toEqual(["passport-missing"]);
});
