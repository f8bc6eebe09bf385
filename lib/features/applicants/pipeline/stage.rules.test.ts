import fc from "fast-check";
import {
  isStale,
  isBelow,
  currentDetailsOf,
  missingOf,
  navigationThresholdOf,
  thresholdOf,
  waitOf,
  withThresholds,
  type StageFacts,
} from "./stage.rules";

const facts = (details: StageFacts["details"], changes: Partial<StageFacts> = {}): StageFacts => ({
  details,
  today: "2026-11-20",
  threshold: 70,
  navigation: null,
  override: "not-allowed",
  ...changes,
});
const paths = (lacks: { path: string; message: string }[]) =>
  lacks.map(({ path, message }) => `${path}: ${message.split("?")[0]}`);

test("passes a score from the threshold up; below needs permission and a reason", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom("granted", "not-allowed", "no-reason"),
      (score, threshold, override) => {
        const lacks = missingOf(
          "pass",
          { type: "marlin", status: "Passed" },
          facts({ score }, { threshold, override }),
        );
        expect(lacks.length === 0).toBe(score >= threshold || override === "granted");
      },
    ),
  );
  expect(paths(missingOf("pass", { type: "ces", status: "Passed" }, facts({})))).toEqual([
    "score: applicants.pipeline.scoreMissing",
  ]);
});

test("requires 70 in navigation from deck officers, with an override by reason", () => {
  const master = { department: "deck", level: "management", cesThreshold: null, marlinThreshold: 85 };
  expect([
    navigationThresholdOf(master),
    navigationThresholdOf({ department: "deck", level: "support" }),
    navigationThresholdOf({ department: "engine", level: "management" }),
    navigationThresholdOf({ department: "deck", level: "cadet" }),
  ]).toEqual([70, null, null, null]);
  const lacks = (details: StageFacts["details"], override: StageFacts["override"] = "not-allowed") =>
    paths(missingOf("pass", { type: "ces", status: "Passed" }, facts(details, { navigation: 70, override })));
  expect(lacks({ score: 90 })).toEqual(["navigationScore: applicants.pipeline.navigationMissing"]);
  expect(lacks({ score: 90, navigationScore: 69 })).toEqual(["navigationScore: applicants.pipeline.belowNavigation"]);
  expect(lacks({ score: 90, navigationScore: 69 }, "no-reason")).toEqual([
    "reason: applicants.pipeline.overrideReason",
  ]);
  expect(lacks({ score: 90, navigationScore: 69 }, "granted")).toEqual([]);
  expect(lacks({ score: 70, navigationScore: 70 })).toEqual([]);
  expect(withThresholds("ces", { score: 80, navigationScore: 75 }, master)).toEqual({
    score: 80,
    threshold: 70,
    navigationScore: 75,
    navigationThreshold: 70,
  });
  expect(withThresholds("marlin", { score: 80, navigationScore: 75 }, master)).toEqual({ score: 80, threshold: 85 });
  expect(isBelow(facts({ score: 80, navigationScore: 60 }, { navigation: 70 }))).toBe(true);
});

test("requires nothing for skips of former crew", () => {
  for (const type of ["boc", "ces", "marlin"] as const)
    expect(missingOf("skip", { type, status: "Passed" }, facts({}, { navigation: 70 }))).toEqual([]);
});

test("requires date, place or mode and an assessor for an interview, and a note to pass", () => {
  expect(paths(missingOf("start", { type: "interview", status: "InProgress" }, facts({})))).toEqual([
    "date: validation.required",
    "mode: validation.required",
    "assessorIds: applicants.pipeline.assessorMissing",
  ]);
  expect(
    missingOf(
      "start",
      { type: "interview", status: "InProgress" },
      facts({ date: "2026-11-20", place: "Jakarta", assessors: ["Capt. Hendra"] }),
    ),
  ).toEqual([]);
  expect(missingOf("pass", { type: "interview", status: "Passed" }, facts({})).length).toBe(1);
  expect(missingOf("pass", { type: "interview", status: "Passed" }, facts({ note: "Calm and clear" }))).toEqual([]);
});

test("requires letter, date from today, package and clinic for a check-up; an unfit degree never passes", () => {
  const schedule = { letterNumber: "017/MCU-M/XI/2026", date: "2026-11-19", package: "Cadet", clinic: "RS Samudra" };
  expect(paths(missingOf("start", { type: "mcu", status: "InProgress" }, facts(schedule)))).toEqual([
    "date: applicants.pipeline.dateInPast",
  ]);
  expect(missingOf("start", { type: "mcu", status: "InProgress" }, facts({ ...schedule, date: "2026-11-20" }))).toEqual(
    [],
  );
  const result = {
    result: "Fit",
    healthStatusDegree: "Fit for sea duty",
    degreeCode: "I",
    fileId: "5b8d4a7e-9d0e-4a3d-9d53-6d5f3b1c2a10",
  };
  expect(missingOf("pass", { type: "mcu", status: "Passed" }, facts(result))).toEqual([]);
  expect(paths(missingOf("pass", { type: "mcu", status: "Passed" }, facts({ ...result, degreeCode: "IV" })))).toEqual([
    "result: applicants.pipeline.unfit",
  ]);
  expect(paths(missingOf("pass", { type: "mcu", status: "Passed" }, facts({ ...result, fileId: null })))).toEqual([
    "fileId: validation.required",
  ]);
});

test("starts a retake without the first attempt's details", () => {
  const first = { type: "ces" as const, status: "Completed" as const, details: { score: 40 } };
  expect(currentDetailsOf([first], "ces")).toEqual({ score: 40 });
  expect(
    currentDetailsOf(
      [
        first,
        { type: "ces", status: "Failed", details: {} },
        { type: "ces", status: "InProgress", details: { place: "Jakarta" } },
      ],
      "ces",
    ),
  ).toEqual({ place: "Jakarta" });
});

test("uses default thresholds without own ones; an application is stale after 14 days", () => {
  expect([
    thresholdOf("ces", { cesThreshold: null, marlinThreshold: 85 }),
    thresholdOf("marlin", { cesThreshold: null, marlinThreshold: 85 }),
  ]).toEqual([70, 85]);
  const now = new Date("2026-11-20T09:00:00Z");
  const moved = (days: number) => new Date(now.getTime() - days * 86_400_000);
  expect([
    isStale({ currentStatusId: 2, movedAt: moved(14) }, now),
    isStale({ currentStatusId: 2, movedAt: moved(14.1) }, now),
    isStale({ currentStatusId: 8, movedAt: moved(30) }, now),
  ]).toEqual([false, true, false]);
});

test("counts whole days and is overdue exactly when the application is stale", () => {
  const now = new Date("2026-11-20T03:00:00Z");
  fc.assert(
    fc.property(fc.double({ min: 0, max: 40, noNaN: true }), (passed) => {
      const movedAt = new Date(now.getTime() - passed * 86_400_000);
      expect(waitOf(movedAt, now).level === "overdue").toBe(isStale({ currentStatusId: 2, movedAt }, now));
    }),
  );
  const at = (days: number) => waitOf(new Date(now.getTime() - days * 86_400_000), now);
  expect([at(0), at(6.9), at(7), at(13.5), at(14.5)]).toEqual([
    { days: 0, level: "none" },
    { days: 6, level: "soon" },
    { days: 7, level: "soon" },
    { days: 13, level: "due" },
    { days: 14, level: "overdue" },
  ]);
});
