import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import {
  bodyMassIndex,
  certificateProblems,
  hasTripleOverlap,
  isNewKey,
  monthsAtSea,
  isSamePersonName,
  nikMatchesBirthDate,
  ownTravelDocuments,
  registrationNumber,
  missingRequirements,
  withOwnNumbers,
  withoutDuplicates,
} from "./rules";

const period = (onBoard: string, offBoard: string) => ({ onBoard, offBoard });

test("keeps the first entry of each key, ignores case and blanks, and is idempotent", () => {
  expect(withoutDuplicates(["BST", " bst ", "SCRB"], (name) => name)).toEqual(["BST", "SCRB"]);
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      const once = withoutDuplicates(names, (name) => name);
      expect(withoutDuplicates(once, (name) => name)).toEqual(once);
      for (const name of names) expect(isNewKey(once, name, (entry) => entry)).toBe(false);
    }),
  );
});

test("accepts two overlapping sea services but not three; a handover day is no overlap", () => {
  expect(hasTripleOverlap([period("2020-01-01", "2020-06-01"), period("2020-02-01", "2020-07-01")])).toBe(false);
  expect(
    hasTripleOverlap([
      period("2020-01-01", "2020-06-01"),
      period("2020-02-01", "2020-07-01"),
      period("2020-03-01", "2020-04-01"),
    ]),
  ).toBe(true);
  expect(
    hasTripleOverlap([
      period("2020-01-01", "2020-06-01"),
      period("2020-01-01", "2020-06-01"),
      period("2020-06-01", "2020-09-01"),
    ]),
  ).toBe(false);
});

test("counts months at sea with shared days once and without incomplete rows", () => {
  expect(monthsAtSea([])).toBe(0);
  expect(monthsAtSea([period("2022-01-01", "2023-12-31")])).toBe(23);
  expect(monthsAtSea([period("2022-01-01", "2024-01-01")])).toBe(24);
  expect(monthsAtSea([period("2022-01-01", "2023-01-01"), period("2022-06-01", "2023-01-01")])).toBe(12);
  expect(monthsAtSea([period("2022-01-01", ""), period("", "2022-01-01"), period("2023-01-01", "2022-01-01")])).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3_000), fc.nat(400)), { maxLength: 8 }), (drawn) => {
      const rows = drawn.map(([from, days]) =>
        period(addDays("2015-01-01", from), addDays("2015-01-01", from + days + 1)),
      );
      for (const [index] of rows.entries())
        expect(monthsAtSea(rows.slice(0, index))).toBeLessThanOrEqual(monthsAtSea(rows));
      expect(monthsAtSea([...rows, ...rows])).toBe(monthsAtSea(rows));
    }),
  );
});

test("copies step 1 numbers to seaman book and passport only", () => {
  const personal = { seamanBookNumber: "E 143100", passportId: "" };
  expect(ownTravelDocuments(personal)).toMatchObject([{ name: "Seaman Book", number: "E 143100" }]);
  expect(ownTravelDocuments({})).toEqual([]);
  const documents = [
    { documentName: "buku pelaut", documentNumber: "F 1" },
    { documentName: "Passport", documentNumber: "C7654321" },
    { documentName: "Panama Seaman Book", documentNumber: "P 9" },
  ];
  expect(withOwnNumbers(documents, personal).map(({ documentNumber }) => documentNumber)).toEqual([
    "E 143100",
    "C7654321",
    "P 9",
  ]);
  expect(withOwnNumbers(withOwnNumbers(documents, personal), personal)).toEqual(withOwnNumbers(documents, personal));
});

test("returns missing certificates and years in requirement order", () => {
  const required = [{ certificateId: 3 }, { certificateId: 1 }, { certificateId: 2 }];
  expect(missingRequirements(required, [1, 9], { needed: 2, years: 1.5 })).toEqual({
    missing: [{ certificateId: 3 }, { certificateId: 2 }],
    yearsShort: 0.5,
  });
  expect(missingRequirements(required, [3, 2, 1], { needed: 2, years: 7 })).toEqual({ missing: [], yearsShort: 0 });
});

test("returns the body mass index with one decimal, or null without both measures", () => {
  expect(bodyMassIndex(70.5, 172)).toBe(23.8);
  expect(bodyMassIndex(0, 172)).toBeNull();
  expect(bodyMassIndex(70, Number.NaN)).toBeNull();
});

test("matches a NIK with birth date and sex: women have 40 added to the day", () => {
  expect(nikMatchesBirthDate("3578101705900001", "1990-05-17", "Male")).toBe(true);
  expect(nikMatchesBirthDate("3578105705900001", "1990-05-17", "Female")).toBe(true);
  expect(nikMatchesBirthDate("3578101705900001", "1990-05-18", "Male")).toBe(false);
});

test("accepts an account name that shares a word with the applicant's", () => {
  expect(isSamePersonName("BUDI SANTOSO", "Budi Santoso, S.Tr.Pel")).toBe(true);
  expect(isSamePersonName("MARUF", "Ma’ruf")).toBe(true);
  expect(isSamePersonName("NGUYEN", "Nguyễn")).toBe(true);
  expect(isSamePersonName("Siti Aminah", "Budi Santoso")).toBe(false);
});

test("requires entry, expiry or none, and scan of a mandatory certificate", () => {
  const required = [
    {
      certificateId: 7,
      kind: "cop" as const,
      name: "Basic Safety Training",
      nameId: "Basic Safety Training",
      neverExpires: false,
      minMonthsValid: 6,
    },
  ];
  const held = { certificateId: 7, certificateName: "BST", expired: "2030-01-01", noExpiry: false, attachment: {} };
  expect(certificateProblems([held], required)).toEqual([]);
  expect(certificateProblems([], required)).toHaveLength(1);
  expect(
    certificateProblems([{ ...held, certificateId: null, certificateName: "basic safety  training" }], required),
  ).toEqual([]);
  expect(certificateProblems([{ ...held, expired: null, attachment: null }], required).map(({ path }) => path)).toEqual(
    [
      [0, "expired"],
      [0, "attachment"],
    ],
  );
});

test("formats registration numbers with division and month and at least five digits", () => {
  expect(registrationNumber(1, "202611", 42)).toBe("REG-M-202611-00042");
  expect(registrationNumber(2, "202611", 123456)).toBe("REG-T-202611-123456");
});
