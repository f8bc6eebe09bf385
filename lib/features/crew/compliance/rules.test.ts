import fc from "fast-check";
import { medicalStatuses, travelDocumentKinds } from "@/db/enums/crew";
import { addDays, isDay } from "@/lib/platform/calendar/dates";
import { translator } from "@/lib/platform/i18n/messages";
import compliance from "@/messages/en/compliance.json";
import type { VerifiableCertificate } from "./certificate-check.rules";
import type { Requirement } from "./certificate-validity.rules";
import { areas, dateValues, findings, type CheckItem } from "./check-item.rules";
import {
  checkCompliance,
  fitness,
  medicalFields,
  visibleItems,
  type ComplianceFacts,
  type Person,
  type Seat,
} from "./rules";
import type { Rank, TopFour } from "./experience.rules";

const rank = (values: Partial<Rank>): Rank => ({
  id: 2,
  name: "Chief Officer",
  department: "deck",
  level: "management",
  seniority: 2,
  isCadet: false,
  ...values,
});
const requirementOf = (certificateId: number, name: string, kind: "coc" | "cop" = "cop"): Requirement => ({
  certificateId,
  kind,
  name,
  minMonthsValid: 0,
});
const paper = (
  certificateId: number,
  name: string,
  expired: string | null,
  kind: "coc" | "cop" = "cop",
): VerifiableCertificate => ({
  certificateId,
  kind,
  name,
  expired,
  verifiedAt: "2026-01-01",
});

const bst = "Basic Safety Training (BST)";
const aff = "Advanced Fire Fighting (AFF)";
const ant2 = "Deck Officer Class II (ANT-II)";
const endless = [paper(1, ant2, null, "coc"), paper(2, bst, "2030-01-01")];
const book = { kind: "seaman-book" as const, expired: "2028-01-01", verifiedAt: null };
const passport = { kind: "passport" as const, expired: "2030-01-01", verifiedAt: null };
const medical = { status: "FIT" as const, examinationDate: "2026-10-01", validUntil: "2028-10-01", restriction: null };

const person: Person = {
  dateOfBirth: "1986-05-17",
  position: rank({}),
  papers: endless,
  travelDocuments: [passport, book],
  medicalCertificates: [medical],
  suitability: [],
  conflicts: [],
  assignments: [],
  lastOffBoard: "2026-09-01",
  onBoard: null,
  experience: { daysInRank: 900, daysOnVesselType: 400 },
  lastAppraisal: { average: 4, reEmployed: true },
  unappraised: null,
};
const seat: Seat = {
  position: rank({}),
  vesselType: "Tug Boat",
  requirements: [requirementOf(1, ant2, "coc"), requirementOf(2, bst)],
};
const fit: ComplianceFacts = {
  person,
  seat,
  from: "2027-01-10",
  to: "2027-07-10",
  moment: "plan",
  today: "2026-11-20",
};

const withPerson = (change: Partial<Person>, facts: Partial<ComplianceFacts> = {}): ComplianceFacts => ({
  ...fit,
  ...facts,
  person: { ...person, ...change },
});
const withSeat = (change: Partial<Seat>): ComplianceFacts => ({ ...fit, seat: { ...seat, ...change } });
const withCertificates = (...papers: VerifiableCertificate[]) => withPerson({ papers });
const withCertificate = (expired: string | null, minMonthsValid = 0) => ({
  ...withCertificates(endless[0]!, paper(2, bst, expired)),
  seat: { ...seat, requirements: [requirementOf(1, ant2, "coc"), { ...requirementOf(2, bst), minMonthsValid }] },
});
const withDocuments = (...travelDocuments: Person["travelDocuments"]) => withPerson({ travelDocuments });
const withMedical = (change: Partial<Person["medicalCertificates"][number]>, facts: Partial<ComplianceFacts> = {}) =>
  withPerson({ medicalCertificates: [{ ...medical, ...change }] }, facts);
const entry = (level: 1 | 2 | 3, start: string, end: string | null = null) =>
  withPerson({ suitability: [{ level, start, end }] });
const other = (from: string, to: string, onBoard = false) => ({ vessel: "Arung Lautan", from, to, onBoard });
const elsewhere = (from: string, to: string, onBoard = false, facts: Partial<ComplianceFacts> = {}) =>
  withPerson({ lastOffBoard: null, assignments: [other(from, to, onBoard)] }, facts);
const pair = (change: Partial<TopFour>): ComplianceFacts => ({
  ...fit,
  topFour: { partner: "Slamet Widodo", combinedYears: 5, leastYears: 3, blocks: false, ...change },
});
const checkIn = { moment: "check-in" as const, today: "2027-01-10" };

type Expected = [
  code: CheckItem["code"],
  level: CheckItem["level"],
  key: string,
  overridableBy?: CheckItem["overridableBy"],
];
type Row = [says: string, facts: ComplianceFacts, ...found: Expected[]];

const certificateRows: Row[] = [
  [
    "a mandatory certificate without a paper blocks",
    withCertificates(endless[0]!),
    ["certificate-missing", "block", "certificateMissing", "manager"],
  ],
  [
    "one that ended before today blocks",
    withCertificate("2026-11-19"),
    ["certificate-expires-before-joining", "block", "certificateExpired", "manager"],
  ],
  [
    "one that ends on the eve of joining blocks",
    withCertificate("2027-01-09"),
    ["certificate-expires-before-joining", "block", "certificateExpiresBeforeJoining", "manager"],
  ],
  [
    "one that ends on the day of joining expires on board",
    withCertificate("2027-01-10"),
    ["certificate-expires-on-board", "warn", "certificateExpiresOnBoard"],
  ],
  [
    "one that ends on the eve of sign-off expires on board",
    withCertificate("2027-07-09"),
    ["certificate-expires-on-board", "warn", "certificateExpiresOnBoard"],
  ],
  [
    "one that ends on the day of sign-off leaves nothing for a delay",
    withCertificate("2027-07-10"),
    ["certificate-expires-on-board", "warn", "certificateExpiresAfterSignOff"],
  ],
  [
    "29 days after sign-off warn",
    withCertificate("2027-08-08"),
    ["certificate-expires-on-board", "warn", "certificateExpiresAfterSignOff"],
  ],
  ["30 days after sign-off are enough", withCertificate("2027-08-09")],
  [
    "less than the least validity from joining warns",
    withCertificate("2027-10-09", 9),
    ["certificate-min-validity", "warn", "certificateMinValidity"],
  ],
  ["exactly the least validity from joining is enough", withCertificate("2027-10-10", 9)],
  ["a paper without end meets any validity", withCertificate(null, 24)],
  [
    "a higher certificate covers a lower one",
    withSeat({ requirements: [requirementOf(9, "Deck Officer Class III (ANT-III)", "coc")] }),
  ],
  [
    "a lower certificate does not cover a higher one",
    withSeat({ requirements: [requirementOf(9, "Deck Officer Class I (ANT-I)", "coc")] }),
    ["certificate-missing", "block", "certificateMissing", "manager"],
  ],
  [
    "papers nobody verified are one warning",
    withCertificates(...endless.map((one) => ({ ...one, verifiedAt: null }))),
    ["certificate-unverified", "warn", "certificateUnverified"],
  ],
  [
    "a paper that is unverified and expired blocks only",
    withCertificates(endless[0]!, { ...paper(2, bst, "2026-01-01"), verifiedAt: null }),
    ["certificate-expires-before-joining", "block", "certificateExpired", "manager"],
  ],
  [
    "of two papers the better counts",
    withCertificates(...endless, { ...paper(2, bst, "2020-01-01"), verifiedAt: null }),
  ],
  [
    "of two papers with one flaw each the longer counts",
    withCertificates(endless[0]!, paper(2, bst, "2027-03-03"), { ...paper(2, bst, "2030-01-01"), verifiedAt: null }),
    ["certificate-unverified", "warn", "certificateUnverified"],
  ],
  [
    "papers nobody asks for do not matter",
    withCertificates(...endless, { ...paper(3, aff, "2020-01-01"), verifiedAt: null }),
  ],
  ["no demands are met by no papers", { ...withCertificates(), seat: { ...seat, requirements: [] } }],
];

const documentRows: Row[] = [
  ["no passport blocks", withDocuments(book), ["passport-missing", "block", "passportMissing", "manager"]],
  [
    "an expired passport blocks",
    withDocuments(book, { ...passport, expired: "2026-11-19" }),
    ["passport-expired", "block", "passportExpired", "manager"],
  ],
  [
    "a passport that ends before joining blocks",
    withDocuments(book, { ...passport, expired: "2027-01-09" }),
    ["passport-expired", "block", "passportExpiresBeforeJoining", "manager"],
  ],
  [
    "a passport that ends on board warns",
    withDocuments(book, { ...passport, expired: "2027-01-10" }),
    ["passport-six-months", "warn", "passportExpiresOnBoard"],
  ],
  [
    "a passport that ends on the day of sign-off has not six months",
    withDocuments(book, { ...passport, expired: "2027-07-10" }),
    ["passport-six-months", "warn", "passportSixMonths"],
  ],
  [
    "less than six months after sign-off warn",
    withDocuments(book, { ...passport, expired: "2028-01-09" }),
    ["passport-six-months", "warn", "passportSixMonths"],
  ],
  ["six months after sign-off are enough", withDocuments(book, { ...passport, expired: "2028-01-10" })],
  ["the newer of two passports counts", withDocuments(book, { ...passport, expired: "2020-01-01" }, passport)],
  ["no seaman book blocks", withDocuments(passport), ["seaman-book-missing", "block", "seamanBookMissing", "manager"]],
  [
    "an expired seaman book blocks",
    withDocuments(passport, { ...book, expired: "2026-11-19" }),
    ["seaman-book-expired", "block", "seamanBookExpired", "manager"],
  ],
  [
    "a seaman book that ends before joining blocks",
    withDocuments(passport, { ...book, expired: "2027-01-09" }),
    ["seaman-book-expired", "block", "seamanBookExpiresBeforeJoining", "manager"],
  ],
  [
    "a seaman book that ends before sign-off warns",
    withDocuments(passport, { ...book, expired: "2027-07-09" }),
    ["seaman-book-ends-on-board", "warn", "seamanBookEndsOnBoard"],
  ],
  ["a seaman book until sign-off is enough", withDocuments(passport, { ...book, expired: "2027-07-10" })],
  [
    "a document without a stated end counts as valid",
    withDocuments({ ...passport, expired: null }, { ...book, expired: null }),
  ],
  [
    "another document replaces neither",
    withDocuments({ ...book, kind: "other" }),
    ["passport-missing", "block", "passportMissing", "manager"],
    ["seaman-book-missing", "block", "seamanBookMissing", "manager"],
  ],
];

const medicalRows: Row[] = [
  [
    "UNFIT blocks and nobody lifts it",
    withMedical({ status: "UNFIT" }),
    ["medical-unfit", "block", "medicalUnfit", "nobody"],
  ],
  [
    "UNFIT blocks at check-in as well",
    withMedical({ status: "UNFIT" }, checkIn),
    ["medical-unfit", "block", "medicalUnfit", "nobody"],
  ],
  ["no medical warns in a plan", withPerson({ medicalCertificates: [] }), ["medical-none", "warn", "medicalNone"]],
  [
    "no medical blocks at check-in",
    withPerson({ medicalCertificates: [] }, checkIn),
    ["medical-none", "block", "medicalNone", "manager"],
  ],
  [
    "a medical that ends before joining warns in a plan",
    withMedical({ validUntil: "2027-01-09" }),
    ["medical-none", "warn", "medicalEndsBeforeJoining"],
  ],
  [
    "a medical that has ended blocks at check-in",
    withMedical({ validUntil: "2027-01-09" }, checkIn),
    ["medical-none", "block", "medicalEndsBeforeJoining", "manager"],
  ],
  [
    "a medical on its last day is valid at joining",
    withMedical({ validUntil: "2027-01-10" }, checkIn),
    ["medical-ends-on-board", "warn", "medicalEndsOnBoard"],
  ],
  [
    "a medical that ends on board warns",
    withMedical({ validUntil: "2027-07-09" }),
    ["medical-ends-on-board", "warn", "medicalEndsOnBoard"],
  ],
  ["a medical until sign-off is enough", withMedical({ validUntil: "2027-07-10" })],
  [
    "a restriction is shown",
    withMedical({ status: "Fit With Restriction", restriction: "glasses" }),
    ["medical-restriction", "warn", "medicalRestriction"],
  ],
  [
    "a restriction without words is still a restriction",
    withMedical({ status: "Fit With Restriction" }),
    ["medical-restriction", "warn", "medicalRestrictionUnstated"],
  ],
];

const personRows: Row[] = [
  [
    "17 at joining blocks and nobody lifts it",
    withPerson({ dateOfBirth: "2009-01-11" }),
    ["under-age", "block", "underAge", "nobody"],
  ],
  [
    "who would join before being born is refused without an age",
    withPerson({ dateOfBirth: "2030-01-01" }),
    ["under-age", "block", "joinsBeforeBirth", "nobody"],
  ],
  ["18 on the day of joining is old enough", withPerson({ dateOfBirth: "2009-01-10" })],
  [
    "a cadet may be 16",
    { ...withSeat({ position: rank({ isCadet: true }) }), person: { ...person, dateOfBirth: "2011-01-10" } },
  ],
  [
    "a cadet may not be 15",
    { ...withSeat({ position: rank({ isCadet: true }) }), person: { ...person, dateOfBirth: "2011-01-11" } },
    ["under-age", "block", "underAge", "nobody"],
  ],
  ["60 by sign-off warns", withPerson({ dateOfBirth: "1967-07-10" }), ["senior-age", "warn", "seniorAge"]],
  ["59 at sign-off is no finding", withPerson({ dateOfBirth: "1967-07-11" })],
  ["level 3 blocks and nobody lifts it", entry(3, "2026-01-01"), ["barred", "block", "barred", "nobody"]],
  [
    "level 3 counts while it is open today, though it ends before joining",
    entry(3, "2026-01-01", "2026-12-01"),
    ["barred", "block", "barred", "nobody"],
  ],
  [
    "level 3 counts on the eve of its end date",
    entry(3, "2026-01-01", "2026-11-21"),
    ["barred", "block", "barred", "nobody"],
  ],
  ["level 3 is over on its end date", entry(3, "2026-01-01", "2026-11-20")],
  ["level 3 that starts on board counts", entry(3, "2027-07-10"), ["barred", "block", "barred", "nobody"]],
  ["level 3 that starts after sign-off does not", entry(3, "2027-07-11")],
  ["level 2 warns", entry(2, "2026-01-01"), ["noted", "warn", "noted"]],
  ["level 1 is a note in favour", entry(1, "2026-01-01")],
  [
    "somebody they must not sail with warns",
    withPerson({ conflicts: [{ name: "Joko Susilo", from: "2027-07-10", to: "2027-12-01" }] }),
    ["conflict-on-board", "warn", "conflictOnBoard"],
  ],
  [
    "somebody who leaves before does not",
    withPerson({ conflicts: [{ name: "Joko Susilo", from: "2026-07-10", to: "2027-01-09" }] }),
  ],
  [
    "somebody who leaves on the day of joining does",
    withPerson({ conflicts: [{ name: "Joko Susilo", from: "2026-07-10", to: "2027-01-10" }] }),
    ["conflict-on-board", "warn", "conflictOnBoard"],
  ],
];

const periodRows: Row[] = [
  [
    "more than a handover on another vessel blocks a plan",
    elsewhere("2027-07-06", "2027-12-01"),
    ["other-vessel", "block", "otherVessel", "manager"],
  ],
  ["a handover on another vessel warns", elsewhere("2027-07-07", "2027-12-01"), ["overlap", "warn", "overlap"]],
  ["leaving one vessel on the day of joining another is no overlap", elsewhere("2027-07-10", "2027-12-01")],
  [
    "still on board elsewhere at check-in is final",
    elsewhere("2026-12-20", "2027-01-11", true, checkIn),
    ["other-vessel", "block", "stillOnBoard", "nobody"],
  ],
  [
    "still on board elsewhere past the plan is final at check-in",
    elsewhere("2026-06-20", "2026-12-01", true, { ...checkIn, to: "2027-03-10" }),
    ["other-vessel", "block", "stillOnBoard", "nobody"],
    ["short-leave", "warn", "shortLeave"],
  ],
  [
    "who is on board elsewhere past the plan is there today",
    elsewhere("2026-06-20", "2026-10-01", true, { from: "2026-11-16", to: "2027-03-10" }),
    ["other-vessel", "block", "otherVessel", "manager"],
  ],
  [
    "a planned stay elsewhere may be overridden at check-in",
    elsewhere("2027-01-15", "2027-03-01", false, checkIn),
    ["other-vessel", "block", "otherVessel", "manager"],
  ],
  ["29 days ashore warn", withPerson({ lastOffBoard: "2026-12-12" }), ["short-leave", "warn", "shortLeave"]],
  ["30 days ashore are enough", withPerson({ lastOffBoard: "2026-12-11" })],
  [
    "a planned off-board counts for the days ashore",
    elsewhere("2026-10-01", "2026-12-20", true),
    ["short-leave", "warn", "shortLeave"],
  ],
  ["who was never on board needs no leave", withPerson({ lastOffBoard: null })],
  ["exactly eleven months are allowed", { ...fit, to: "2027-12-10" }],
  ["a day more warns", { ...fit, to: "2027-12-11" }, ["eleven-months", "warn", "elevenMonths"]],
  [
    "time on board before joining counts when it goes on",
    withPerson({ onBoard: { since: "2026-08-09", until: "2027-01-07" } }),
    ["short-leave", "warn", "shortLeave"],
    ["eleven-months", "warn", "elevenMonths"],
  ],
  [
    "time on board before a leave does not count",
    withPerson({ onBoard: { since: "2026-08-09", until: "2026-12-11" } }),
  ],
  [
    "who is on board past the plan has not gone ashore",
    withPerson(
      { lastOffBoard: null, onBoard: { since: "2026-01-01", until: "2026-10-01" } },
      { from: "2026-11-22", to: "2027-03-01" },
    ),
    ["short-leave", "warn", "shortLeave"],
    ["eleven-months", "warn", "elevenMonths"],
  ],
  [
    "stays planned one after the other count together",
    withPerson({
      lastOffBoard: null,
      onBoard: { since: "2026-06-01", until: "2026-12-01" },
      assignments: [other("2026-12-02", "2027-01-08")],
    }),
    ["short-leave", "warn", "shortLeave"],
    ["eleven-months", "warn", "elevenMonths"],
  ],
];

const cadet = rank({ id: 9, name: "Deck Cadet", level: "cadet", seniority: 15, isCadet: true });
const experienceRows: Row[] = [
  [
    "a rank below warns as a promotion",
    withPerson({ position: rank({ id: 3, name: "Second Officer", seniority: 3 }) }),
    ["promotion", "warn", "promotion"],
  ],
  ["several ranks below are a promotion too", withPerson({ position: cadet }), ["promotion", "warn", "promotion"]],
  ["a rank above is no finding", withPerson({ position: rank({ id: 1, name: "Master", seniority: 1 }) })],
  [
    "a rank of another department warns whatever its seniority",
    withPerson({ position: rank({ id: 5, name: "Chief Engineer", department: "engine", seniority: 1 }) }),
    ["promotion", "warn", "otherDepartment"],
  ],
  [
    "no day on the vessel type warns",
    withPerson({ experience: { daysInRank: 900, daysOnVesselType: 0 } }),
    ["no-type-experience", "warn", "noTypeExperience"],
  ],
  [
    "an average below three warns",
    withPerson({ lastAppraisal: { average: 2, reEmployed: true } }),
    ["low-appraisal", "warn", "lowAppraisal"],
  ],
  ["an average of three does not", withPerson({ lastAppraisal: { average: 3, reEmployed: null } })],
  [
    "not to be re-employed warns whatever the average",
    withPerson({ lastAppraisal: { average: 5, reEmployed: false } }),
    ["low-appraisal", "warn", "notReEmployed"],
  ],
  ["without an appraisal nothing is said", withPerson({ lastAppraisal: null })],
  [
    "an appraisal without an average says nothing by itself",
    withPerson({ lastAppraisal: { average: null, reEmployed: null } }),
  ],
  [
    "a last stay without an approved report warns",
    withPerson({ unappraised: "2026-11-02" }),
    ["not-appraised", "warn", "notAppraised"],
  ],
  ["one that ended long ago is not asked about any more", withPerson({ unappraised: "2025-11-02" })],
  ["a pair below the principal's rule warns", pair({ combinedYears: 2.9 }), ["top-four", "warn", "topFourShort"]],
  [
    "a pair below a strict rule blocks",
    pair({ combinedYears: 2.9, blocks: true }),
    ["top-four", "block", "topFourShort", "manager"],
  ],
  ["a pair that meets the rule passes", pair({ combinedYears: 3, blocks: true })],
];

const rows = [...certificateRows, ...documentRows, ...medicalRows, ...personRows, ...periodRows, ...experienceRows];
const found = (facts: ComplianceFacts) => checkCompliance(facts).filter(({ level }) => level !== "pass");

test.each(rows)("%s", (_, facts, ...expected) => {
  const wanted = expected.map(([code, level, key, overridableBy = null]) => ({
    code,
    level,
    key: `compliance.${key}`,
    overridableBy,
  }));
  expect(found(facts).map(({ code, level, key, overridableBy }) => ({ code, level, key, overridableBy }))).toEqual(
    wanted,
  );
});

test("passes every area with evidence for a person without findings", () => {
  const items = checkCompliance(pair({}));
  expect(items.map(({ code }) => code)).toEqual([...areas]);
  expect(items.every(({ level, overridableBy }) => level === "pass" && overridableBy === null)).toBe(true);
  expect(items.filter(({ evidence }) => Object.keys(evidence).length === 0)).toEqual([]);
  expect(fitness(items)).toBe("pass");
});

test("skips the top four pair if it is not given", () => {
  expect(checkCompliance(fit).map(({ area }) => area)).toEqual(areas.filter((area) => area !== "top-four"));
});

test("covers every finding code in the table", () => {
  expect([...new Set(rows.flatMap(([, facts]) => found(facts).map(({ code }) => code)))].sort()).toEqual(
    [...findings].sort(),
  );
});

test("returns the worst level, and pass without findings", () => {
  expect([
    fitness([]),
    fitness([{ level: "pass" }, { level: "warn" }]),
    fitness([{ level: "warn" }, { level: "block" }, { level: "pass" }]),
  ]).toEqual(["pass", "warn", "block"]);
});

test("names certificate, document and days in the evidence", () => {
  const [item] = found(withCertificates(paper(3, "ANT I", null, "coc"), paper(2, bst, "2027-03-03")));
  expect(item).toMatchObject({
    values: { name: "BST", date: "2027-03-03" },
    evidence: {
      certificateId: 2,
      certificate: bst,
      paper: bst,
      expired: "2027-03-03",
      from: "2027-01-10",
      to: "2027-07-10",
    },
  });
});

const texts = { en: translator("en"), id: translator("id") };
const allItems = rows.flatMap(([, facts]) => checkCompliance(facts));
const spoken = (item: CheckItem, locale: "en" | "id" = "en") => texts[locale](item.key, item.values);

test("has a text in both languages for every finding and value", () => {
  for (const item of [
    ...allItems,
    ...visibleItems(allItems, { suitability: false, medical: [], otherVessels: false }),
  ]) {
    for (const locale of ["en", "id"] as const) {
      const text = spoken(item, locale);
      expect([item.key, text.includes(item.key), /[{}]/.test(text), text.trim()]).toEqual([
        item.key,
        false,
        false,
        text,
      ]);
    }
  }
});

test("has no text without a finding", () => {
  const kept = Object.entries(compliance).flatMap(([key, value]) =>
    typeof value === "string" ? [`compliance.${key}`] : [],
  );
  const itemKeys = [
    ...allItems,
    ...visibleItems(allItems, { suitability: false, medical: [], otherVessels: false }),
  ].map(({ key }) => key);
  expect([...new Set(itemKeys)].sort()).toEqual(kept.sort());
  expect(Object.keys(compliance.areas)).toEqual([...areas]);
});

test("tells planners what is wrong and when", () => {
  const say = (facts: ComplianceFacts) => found(facts).map((item) => spoken(item));
  expect(say(withCertificate("2027-03-03"))).toEqual(["BST expires on 2027-03-03, during the period"]);
  expect(say(withCertificate("2027-07-11"))).toEqual(["BST expires on 2027-07-11, 1 day after sign-off"]);
  expect(say(withCertificate("2027-07-10"))).toEqual(["BST expires on 2027-07-10, on the day of sign-off"]);
  expect(say(withCertificates(endless[0]!, { ...endless[1]!, verifiedAt: null }))).toEqual([
    "One certificate is not verified: BST",
  ]);
  expect(say(elsewhere("2026-10-01", "2027-01-10", true))).toContain(
    "Joins on the day of sign-off after 2027-01-10; the usual minimum is 30 days",
  );
});

test("contains dates exactly under the names of dates", () => {
  for (const { values } of allItems) {
    for (const [name, value] of Object.entries(values))
      expect([name, value, isDay(String(value))]).toEqual([name, value, dateValues.some((known) => known === name)]);
  }
});

test("returns plain data", () => {
  for (const item of allItems) expect(JSON.parse(JSON.stringify(item))).toEqual(item);
});

test("hides the register, the text of a restriction and other vessels from a principal", () => {
  const hidden = { suitability: false, medical: [], otherVessels: false };
  const facts = withPerson({
    suitability: [{ level: 2, start: "2026-01-01", end: null }],
    conflicts: [{ name: "Joko Susilo", from: "2027-01-01", to: "2027-12-01" }],
    medicalCertificates: [{ ...medical, status: "Fit With Restriction", restriction: "glasses" }],
    assignments: [other("2027-07-09", "2027-12-01"), other("2027-05-09", "2027-08-01", true)],
  });
  const items = checkCompliance(facts);
  const text = JSON.stringify(visibleItems(items, hidden).map((item) => [item, spoken(item)]));
  for (const word of ["suitability", "Joko", "glasses", "Arung"])
    expect([word, text.includes(word)]).toEqual([word, false]);
  expect(visibleItems(items, hidden).map(({ code }) => code)).toEqual(
    expect.arrayContaining(["medical-restriction", "other-vessel", "overlap"]),
  );
  expect(visibleItems(items, { suitability: true, medical: medicalFields, otherVessels: true })).toEqual(items);
});

const day = fc.integer({ min: -500, max: 1200 }).map((days) => addDays(fit.today, days));
const kinds = ["Deck Officer Class II (ANT-II)", "Deck Officer Class III (ANT-III)", bst, aff, "AOT", "BOCT"];
const anyCertificate = fc
  .record({ id: fc.nat(kinds.length - 1), expired: fc.option(day), verifiedAt: fc.option(fc.constant("2026-01-01")) })
  .map(({ id, ...rest }): VerifiableCertificate => ({
    certificateId: id,
    kind: "cop",
    name: kinds[id] ?? "",
    ...rest,
  }));
const requirements = fc
  .uniqueArray(fc.record({ id: fc.nat(kinds.length - 1), minMonthsValid: fc.nat(12) }), {
    selector: ({ id }) => id,
    maxLength: 6,
  })
  .map((drawn): Requirement[] =>
    drawn.map(({ id, minMonthsValid }) => ({ certificateId: id, kind: "cop", name: kinds[id] ?? "", minMonthsValid })),
  );
const stretch = fc
  .record({ start: day, length: fc.nat(300) })
  .map(({ start, length }) => ({ from: start, to: addDays(start, length) }));
const anyFacts = fc
  .record({
    period: fc.record({ from: fc.nat(200), length: fc.nat(400) }),
    moment: fc.constantFrom("plan" as const, "check-in" as const),
    requirements,
    papers: fc.array(anyCertificate, { maxLength: 8 }),
    travelDocuments: fc.array(
      fc.record({
        kind: fc.constantFrom(...travelDocumentKinds),
        expired: fc.option(day),
        verifiedAt: fc.constant(null),
      }),
      { maxLength: 5 },
    ),
    medicalCertificates: fc.array(
      fc.record({
        status: fc.constantFrom(...medicalStatuses),
        examinationDate: day,
        validUntil: day,
        restriction: fc.option(fc.constantFrom("glasses", "no heights")),
      }),
      { maxLength: 4 },
    ),
    suitability: fc.array(
      fc.record({ level: fc.constantFrom(1 as const, 2 as const, 3 as const), start: day, end: fc.option(day) }),
      { maxLength: 4 },
    ),
    conflicts: fc.array(
      fc.tuple(stretch, fc.constantFrom("Joko", "Wahyu")).map(([period, name]) => ({ ...period, name })),
      { maxLength: 3 },
    ),
    assignments: fc.array(
      fc
        .tuple(stretch, fc.boolean(), fc.constantFrom("Tambora", "Pari Mas"))
        .map(([period, onBoard, vessel]) => ({ ...period, onBoard, vessel })),
      { maxLength: 4 },
    ),
    lastOffBoard: fc.option(day),
    onBoard: fc.option(stretch.map(({ from, to }) => ({ since: from, until: to }))),
    born: fc.integer({ min: 14, max: 65 }),
    reEmployed: fc.option(fc.boolean()),
  })
  .map(({ period, moment, requirements: demands, born, reEmployed, ...rest }): ComplianceFacts => {
    const from = addDays(fit.today, period.from);
    const own: Person = {
      ...person,
      ...rest,
      dateOfBirth: `${2026 - born}-05-17`,
      lastAppraisal: { average: 3, reEmployed },
      unappraised: null,
    };
    return {
      ...fit,
      moment,
      from,
      to: addDays(from, period.length),
      person: own,
      seat: { ...seat, requirements: demands },
    };
  });

const fits = ["block", "warn", "pass"] as const;
const weight = (items: readonly CheckItem[], level: CheckItem["level"]) =>
  items.filter((item) => item.level === level && item.code !== "certificate-unverified").length;

test("never worsens the result for one more valid and verified certificate", () => {
  const valid = anyCertificate.map((one): VerifiableCertificate => ({
    ...one,
    expired: null,
    verifiedAt: "2026-01-01",
  }));
  fc.assert(
    fc.property(anyFacts, valid, (facts, more) => {
      const [before, after] = [
        checkCompliance(facts),
        checkCompliance({ ...facts, person: { ...facts.person, papers: [...facts.person.papers, more] } }),
      ];
      expect(fits.indexOf(fitness(after))).toBeGreaterThanOrEqual(fits.indexOf(fitness(before)));
      for (const level of ["block", "warn"] as const)
        expect(weight(after, level)).toBeLessThanOrEqual(weight(before, level));
    }),
  );
});

test("never worsens the result for any certificate, expired or unverified", () => {
  fc.assert(
    fc.property(anyFacts, fc.array(anyCertificate, { maxLength: 4 }), (facts, more) => {
      const [before, after] = [
        checkCompliance(facts),
        checkCompliance({ ...facts, person: { ...facts.person, papers: [...facts.person.papers, ...more] } }),
      ];
      expect(weight(after, "block")).toBeLessThanOrEqual(weight(before, "block"));
      expect(fits.indexOf(fitness(after))).toBeGreaterThanOrEqual(fits.indexOf(fitness(before)));
    }),
  );
});

test("names the same certificate of two equal ones in any order", () => {
  const papers = [paper(1, ant2, null, "coc"), paper(2, bst, "2030-01-01"), paper(2, "BST", "2030-01-01")];
  const names = (certificates: VerifiableCertificate[]) =>
    JSON.stringify(checkCompliance(withCertificates(...certificates)));
  expect(names([...papers].reverse())).toBe(names(papers));
});

test("returns the same result for any order of facts", () => {
  const shuffled = <T>(list: readonly T[], seed: number) =>
    [...list]
      .map((one, index) => ({ one, place: (index * 7 + seed) % 5 }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => one);
  fc.assert(
    fc.property(anyFacts, fc.nat(4), (facts, seed) => {
      const { papers, travelDocuments, medicalCertificates, suitability, conflicts, assignments } = facts.person;
      const mixed: Person = {
        ...facts.person,
        papers: shuffled(papers, seed),
        travelDocuments: shuffled(travelDocuments, seed),
        medicalCertificates: shuffled(medicalCertificates, seed),
        suitability: shuffled(suitability, seed),
        conflicts: shuffled(conflicts, seed),
        assignments: shuffled(assignments, seed),
      };
      const asked = { ...facts.seat, requirements: shuffled(facts.seat.requirements, seed) };
      expect(checkCompliance({ ...facts, person: mixed, seat: asked })).toEqual(checkCompliance(facts));
    }),
  );
});

test("sorts blocks, warnings, then passes, and passes an area only without findings", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const items = checkCompliance(facts);
      const order = items.map(({ level }) => fits.indexOf(level));
      expect(order).toEqual([...order].sort());
      const passed = items.filter(({ level }) => level === "pass").map(({ area }) => area);
      expect(new Set(passed).size).toBe(passed.length);
      expect(items.filter(({ level, area }) => level !== "pass" && passed.includes(area))).toEqual([]);
      expect(new Set(items.map(({ area }) => area))).toEqual(new Set(areas.filter((area) => area !== "top-four")));
    }),
  );
});

test("allows overrides of blocks only, and every block says by whom", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { level, overridableBy } of checkCompliance(facts))
        expect(overridableBy !== null).toBe(level === "block");
    }),
  );
});

const ending = [
  "certificate-expires-before-joining",
  "certificate-expires-on-board",
  "certificate-min-validity",
  "passport-expired",
  "passport-six-months",
  "seaman-book-expired",
  "seaman-book-ends-on-board",
  "medical-ends-on-board",
  "medical-none",
];

test("keeps expiry findings for a later sign-off and never improves the result", () => {
  const subject = ({ code, evidence }: CheckItem) =>
    code.startsWith("certificate") ? `certificate ${String(evidence.certificateId)}` : code;
  fc.assert(
    fc.property(anyFacts, fc.nat(300), (facts, days) => {
      const [before, after] = [checkCompliance(facts), checkCompliance({ ...facts, to: addDays(facts.to, days) })];
      const expiring = (items: readonly CheckItem[]) => items.filter(({ code }) => ending.includes(code)).map(subject);
      expect(expiring(after)).toEqual(expect.arrayContaining(expiring(before)));
      expect(fits.indexOf(fitness(after))).toBeLessThanOrEqual(fits.indexOf(fitness(before)));
    }),
  );
});

test("is never milder at check-in than while planning the same day", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const fitnessAt = (moment: "plan" | "check-in") => fits.indexOf(fitness(checkCompliance({ ...facts, moment })));
      expect(fitnessAt("check-in")).toBeLessThanOrEqual(fitnessAt("plan"));
    }),
  );
});
