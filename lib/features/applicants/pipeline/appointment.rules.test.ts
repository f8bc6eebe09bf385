import { appointmentOf, checkUpChanges, droppedAppointments, instantOf, movedFrom } from "./appointment.rules";
import type { AssessmentRow } from "./rules";

const interview = (...statuses: AssessmentRow["status"][]): AssessmentRow[] =>
  statuses.map((status) => ({ type: "interview", status }));
const now = new Date("2026-11-20T03:00:00Z");
const scheduled = (type: AssessmentRow["type"], date: string, time: string | null = "10:00") => ({
  type,
  status: "InProgress" as const,
  details: { date, time },
});

test("keeps an appointment through changes; a new one after a cancellation or retake is different", () => {
  expect(appointmentOf(interview("Pending", "InProgress"), "interview")).toEqual({ attempt: 1, sequence: 0 });
  expect(appointmentOf(interview("Pending", "InProgress", "InProgress", "InProgress"), "interview")).toEqual({
    attempt: 1,
    sequence: 2,
  });
  expect(appointmentOf(interview("Pending", "InProgress", "InProgress", "Pending", "InProgress"), "interview")).toEqual(
    { attempt: 2, sequence: 0 },
  );
  expect(
    appointmentOf(
      [
        { type: "ces", status: "InProgress" },
        { type: "ces", status: "Completed" },
        { type: "ces", status: "Failed" },
        { type: "ces", status: "InProgress" },
      ],
      "ces",
    ),
  ).toEqual({ attempt: 2, sequence: 0 });
});

test("cancels a future appointment when cancelled, passed without it, or the application ended", () => {
  const history = [
    scheduled("interview", "2026-11-25"),
    scheduled("ces", "2026-11-20", "09:00"),
    scheduled("mcu", "2026-11-20", null),
  ];
  const dropped = (...rows: AssessmentRow[]) => droppedAppointments(history, rows, now).map(({ type }) => type);
  expect(dropped({ type: "interview", status: "Pending" })).toEqual(["interview"]);
  expect(dropped({ type: "interview", status: "InProgress" })).toEqual([]);
  expect(dropped({ type: "interview", status: "Completed" }, { type: "interview", status: "Passed" })).toEqual([]);
  expect(dropped({ type: "interview", status: "Passed" })).toEqual(["interview"]);
  expect(dropped({ type: "failed", status: "Completed" })).toEqual(["interview", "mcu"]);
});

test("returns whether the appointment, its stage or the application ended", () => {
  const history = [scheduled("interview", "2026-11-25")];
  const because = (...rows: AssessmentRow[]) =>
    droppedAppointments(history, rows, now).map((dropped) => dropped.because);
  expect(because({ type: "interview", status: "Pending" })).toEqual(["cancelled"]);
  expect(because({ type: "interview", status: "Passed" })).toEqual(["passed"]);
  expect(because({ type: "interview", status: "Failed" }, { type: "failed", status: "Completed" })).toEqual(["ended"]);
});

test("detects a move by date or time", () => {
  const before = [scheduled("interview", "2026-11-25", "10:00")];
  const from = (date: string, time: string | null) =>
    movedFrom(before, [scheduled("interview", date, time)], "interview");
  expect(from("2026-11-26", "10:00")).toEqual({ date: "2026-11-25", time: "10:00" });
  expect(from("2026-11-25", "11:30")).toEqual({ date: "2026-11-25", time: "10:00" });
  expect(from("2026-11-25", "10:00")).toBeNull();
  expect(movedFrom([], [scheduled("interview", "2026-11-26")], "interview")).toBeNull();
  expect(movedFrom(before, [scheduled("ces", "2026-11-26")], "ces")).toBeNull();
});

test("uses Jakarta time; a date without a time lasts until midnight", () => {
  expect(instantOf("2026-11-20", "10:00").toISOString()).toBe("2026-11-20T03:00:00.000Z");
  expect(instantOf("2026-11-20", null).toISOString()).toBe("2026-11-20T16:59:00.000Z");
});

test("returns old values of a changed check-up, including number and clinic", () => {
  const checkUp = (details: object) => ({
    ...scheduled("mcu", "2026-12-01", null),
    details: { date: "2026-12-01", ...details },
  });
  const before = checkUp({ letterNumber: "011/MCU/2026", clinic: "Klinik Satu", location: "Lantai 2" });
  const changes = (details: object) => checkUpChanges([before], [checkUp({ ...before.details, ...details })]);
  expect(changes({})).toEqual({ before: {}, after: {} });
  expect(changes({ letterNumber: "012/MCU/2026" })).toEqual({
    before: { letterNumber: "011/MCU/2026" },
    after: { letterNumber: "012/MCU/2026" },
  });
  expect(changes({ clinic: "Klinik Dua", location: null })).toEqual({
    before: { clinic: "Klinik Satu, Lantai 2" },
    after: { clinic: "Klinik Dua" },
  });
  expect(checkUpChanges([], [before])).toEqual({ before: {}, after: {} });
});
