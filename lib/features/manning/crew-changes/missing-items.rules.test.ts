import { block, pass, warn } from "@/lib/features/crew/compliance/check-item.rules";
import { answersMissing, checkMissing, preparationMissing, scansMissing, travelMissing } from "./missing-items.rules";

const askedDates = { principalAskedOn: "2026-11-20", seafarerAskedOn: "2026-11-21" };
const keys = (lacks: { key: string }[]) => lacks.map(({ key }) => key.split(".").at(-1));

test("names pending answers with their dates, principal first", () => {
  expect(answersMissing({ principalStatus: "Pending", employeeStatus: "Pending", ...askedDates })).toEqual([
    {
      kind: "principal",
      level: "warn",
      key: "crew-changes.missing.principalPendingSince",
      values: { since: "2026-11-20" },
    },
  ]);
  expect(keys(answersMissing({ principalStatus: "Confirmed", employeeStatus: "Pending", ...askedDates }))).toEqual([
    "seafarerPendingSince",
  ]);
  expect(
    keys(
      answersMissing({
        principalStatus: "NotRequired",
        employeeStatus: "Pending",
        principalAskedOn: null,
        seafarerAskedOn: null,
      }),
    ),
  ).toEqual(["seafarerPending"]);
});

test("blocks on any rejection and is empty after two approvals", () => {
  const [lack] = answersMissing({ principalStatus: "Rejected", employeeStatus: "Pending", ...askedDates });
  expect(lack).toMatchObject({ level: "block", key: "crew-changes.missing.principalRejected" });
  expect(keys(answersMissing({ principalStatus: "Confirmed", employeeStatus: "Rejected", ...askedDates }))).toEqual([
    "seafarerRejected",
  ]);
  expect(answersMissing({ principalStatus: "Confirmed", employeeStatus: "Confirmed", ...askedDates })).toEqual([]);
});

test("lists blocks and expiries before the end only", () => {
  const said = (key: string) => ({ key });
  const items = [
    block("certificates", "certificate-missing", said("certificateMissing")),
    warn("certificates", "certificate-expires-on-board", said("certificateExpiresOnBoard")),
    warn("certificates", "certificate-expires-on-board", said("certificateExpiresAfterSignOff")),
    warn("certificates", "certificate-unverified", said("certificateUnverified")),
    warn("medical", "medical-none", said("medicalNone")),
    warn("experience", "no-type-experience", said("noTypeExperience")),
    warn("suitability", "noted", said("noted")),
    pass("documents", said("documentsValid")),
  ];
  expect(checkMissing(items).map(({ level, key }) => [level, key])).toEqual([
    ["block", "compliance.certificateMissing"],
    ["warn", "compliance.certificateExpiresOnBoard"],
    ["warn", "compliance.medicalNone"],
  ]);
});

const bst = { certificateId: 1, kind: "cop" as const, name: "Basic Safety Training (BST)" };
const coc = { certificateId: 2, kind: "coc" as const, name: "ANT III" };
const all = { professional: true, travel: true, medical: true };

test("names required documents without a file", () => {
  const scanned = {
    certificates: [
      { ...bst, hasScan: false },
      { ...coc, hasScan: true },
    ],
    passport: false,
    seamanBook: true,
    medical: null,
  };
  const lacks = scansMissing([bst, coc], scanned, all);
  expect(keys(lacks)).toEqual(["certificate", "passport"]);
  expect(lacks[0]?.values).toEqual({ name: "BST" });
});

test("does not report scans of absent documents", () => {
  const twice = [
    { ...bst, hasScan: false },
    { ...bst, hasScan: true },
  ];
  const emptyScans = { certificates: [], passport: null, seamanBook: null, medical: null };
  expect(scansMissing([bst], emptyScans, all)).toEqual([]);
  expect(scansMissing([bst], { ...emptyScans, certificates: twice }, all)).toEqual([]);
  const hidden = { certificates: [{ ...bst, hasScan: false }], passport: false, seamanBook: false, medical: false };
  expect(scansMissing([bst], hidden, { professional: false, travel: false, medical: false })).toEqual([]);
});

test("names unfinished preparation with progress; a failed check-up blocks", () => {
  const keysOf = (prepared: Parameters<typeof preparationMissing>[0]) =>
    preparationMissing(prepared).map(({ key, level }) => `${level} ${key.replace("crew-changes.preparation.", "")}`);
  expect(keysOf({ mcu: "Failed", bjst: "Scheduled", pkl: "Pending Sign" })).toEqual([
    "block mcu.Failed",
    "warn bjst.Scheduled",
    "warn pkl.Pending Sign",
  ]);
  expect(keysOf({ mcu: null, bjst: "-", pkl: "-" })).toEqual(["warn bjst.-", "warn pkl.-"]);
  expect(keysOf({ mcu: "Passed", bjst: "Passed", pkl: "Signed" })).toEqual([]);
});

test("names missing travel port or documents", () => {
  expect([1, 2, 3, null].map((state) => travelMissing(state).map(({ key }) => key))).toEqual([
    ["crew-changes.travel.1"],
    ["crew-changes.travel.2"],
    [],
    [],
  ]);
});
