import { itemNames } from "../readiness.rules";
import type { JoinerListRow } from "./queries";
import { joinerOf } from "./response.rules";

const today = "2026-11-23";
const whole = { items: itemNames, medicalDates: true, writesMedical: true };

/** A joiner on 20 December as the query returns them, with only the fields the rules read. */
const found = (changes: Partial<JoinerListRow> = {}) =>
  ({
    preparation: { id: 1, endedAt: null },
    assignment: {
      id: 2,
      seatId: 3,
      startDate: "2026-12-20",
      endDate: "2027-06-20",
      principalStatus: "Confirmed",
      employeeStatus: "Confirmed",
    },
    person: { id: 4, fullName: "Agus", vesselId: null, dateOfBirth: "1990-01-01", missing: 0, firstExpiry: null },
    position: { name: "Serang", nameEn: "Bosun", level: "support" },
    vessel: { id: 5, name: "MV Sirius" },
    lastMcu: { id: 6, result: "Passed", scheduledOn: "2026-11-20" },
    lastPkl: null,
    trainings: [],
    medicals: [{ id: 7, status: "FIT", examinationDate: "2024-12-10", validUntil: "2026-12-10" }],
    ...changes,
  }) as JoinerListRow;

test("expires a medical that ends before joining although it is valid today", () => {
  const row = joinerOf(found(), whole, today);
  expect(row).toMatchObject({
    medicalStatus: "Expired",
    medicalDate: "2026-12-10",
    next: { item: "medical", doer: "service", by: "2026-12-06", daysLeft: 13 },
    daysLeft: 27,
    preparationStatus: "Not Completed",
  });
});

test("suggests a certificate after a passed check-up until one of that date or later exists", () => {
  expect(joinerOf(found(), whole, today).medicalDraft).toEqual({
    mcuId: 6,
    examinationDate: "2026-11-20",
    validUntil: "2028-11-20",
  });
  const entered = { id: 8, status: "FIT" as const, examinationDate: "2026-11-20", validUntil: "2028-11-20" };
  expect(joinerOf(found({ medicals: [entered] }), whole, today)).toMatchObject({
    medicalDraft: null,
    medicalId: 8,
    medicalStatus: "FIT",
  });
  expect(joinerOf(found(), { ...whole, writesMedical: false }, today).medicalDraft).toBeNull();
});

test("hides items outside the visibility and does not count them as missing", () => {
  const row = joinerOf(
    found(),
    { items: ["certificates", "bjst", "pkl"], medicalDates: false, writesMedical: false },
    today,
  );
  expect(row).toMatchObject({ mcuStatus: null, mcuId: null, mcuDate: null, medicalStatus: null, medicalDate: null });
  expect(row.next?.item).toBe("bjst");
});

test("returns no next step after joining", () => {
  const preparation = { id: 1, endedAt: new Date() } as JoinerListRow["preparation"];
  expect(joinerOf(found({ preparation }), whole, today)).toMatchObject({ isEnded: true, next: null });
});
