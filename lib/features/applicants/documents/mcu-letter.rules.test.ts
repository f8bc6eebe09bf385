import { mcuScheduleOf } from "./mcu-letter.rules";

const typed = { letterNumber: null, date: null, package: null, clinic: null, clinicLocation: null, notes: null };
const scheduled = {
  letterNumber: "017/MCU-M/XI/2026",
  date: "2026-11-25",
  package: "Basic",
  packageId: 4,
  clinic: "Klinik Bahari",
};
const row = (applicantId: number, details: object | null = scheduled, status = "InProgress" as const) => ({
  applicantId,
  status,
  details,
});
const [agus, budi] = [
  { id: 1, fullName: "Agus" },
  { id: 2, fullName: "Budi" },
];
const schedule = { ...scheduled, clinicLocation: null, notes: null };

test("returns one letter for people with the same schedule", () => {
  expect(mcuScheduleOf([agus, budi], [row(1), row(2)], typed)).toEqual(schedule);
});

test("uses the last appointment, ignoring later rows without one", () => {
  const moved = { ...scheduled, date: "2026-12-01T00:00:00Z" };
  const rows = [row(1), row(1, moved), { applicantId: 1, status: "Completed" as const, details: { result: "Fit" } }];
  expect(mcuScheduleOf([agus], rows, typed)).toEqual({ ...schedule, date: "2026-12-01" });
});

test("prefers entered values; another package drops the stored id", () => {
  const words = { ...typed, package: "Complete", clinicLocation: "Surabaya", notes: "Fasting" };
  expect(mcuScheduleOf([agus], [row(1)], words)).toEqual({
    ...schedule,
    package: "Complete",
    packageId: null,
    clinicLocation: "Surabaya",
    notes: "Fasting",
  });
  expect(mcuScheduleOf([agus], [row(1)], { ...typed, package: "Basic" }).packageId).toBe(4);
  const whole = { ...typed, letterNumber: "018", date: "2026-11-26", package: "Basic", clinic: "RS Pelabuhan" };
  expect(mcuScheduleOf([agus], [], whole)).toMatchObject({ letterNumber: "018", clinic: "RS Pelabuhan" });
});

test.each([
  ["nothing was scheduled", []],
  ["a retake waits for a new day", [row(1), { applicantId: 1, status: "Pending" as const, details: null }]],
  ["the number is missing", [row(1, { ...scheduled, letterNumber: null })]],
  ["the day is missing", [row(1, { ...scheduled, date: null })]],
  ["the package is missing", [row(1, { ...scheduled, package: "" })]],
  ["only somebody else was scheduled", [row(2)]],
])("refuses a letter while %s and names the applicant", (_, rows) => {
  expect(() => mcuScheduleOf([agus], rows, typed)).toThrow(
    expect.objectContaining({ messageKey: "documents.mcu.notScheduled", values: { name: "Agus" } }),
  );
});

test("refuses a letter without people", () => {
  expect(() => mcuScheduleOf([], [row(1)], typed)).toThrow(
    expect.objectContaining({ messageKey: "documents.mcu.notScheduled" }),
  );
});

test.each([
  ["number", { letterNumber: "018" }],
  ["day", { date: "2026-11-26" }],
  ["clinic", { clinic: "RS Pelabuhan" }],
  ["package", { package: "Complete" }],
])("refuses one letter when %s differs", (_, change) => {
  expect(() => mcuScheduleOf([agus, budi], [row(1), row(2, { ...scheduled, ...change })], typed)).toThrow(
    expect.objectContaining({ messageKey: "documents.mcu.differentSchedules" }),
  );
});
