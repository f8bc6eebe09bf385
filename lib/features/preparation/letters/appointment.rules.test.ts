import { letterScheduleOf, emptyAppointment } from "./appointment.rules";

const stored = {
  letterNumber: "017/MCU-M/XI/2026",
  date: "2026-11-25",
  package: "Basic",
  packageId: 4,
  clinic: "Klinik Bahari",
  clinicLocation: null,
  notes: null,
};
const agus = { fullName: "Agus", stored };
const budi = { fullName: "Budi", stored };

test("prefers entered values, and keeps the id entered with a package", () => {
  expect(letterScheduleOf([agus, budi], emptyAppointment)).toEqual(stored);
  const typed = { ...emptyAppointment, package: "Complete", packageId: 9, clinicLocation: "SURABAYA" };
  expect(letterScheduleOf([agus], typed)).toEqual({
    ...stored,
    package: "Complete",
    packageId: 9,
    clinicLocation: "SURABAYA",
  });
  expect(letterScheduleOf([agus], { ...typed, packageId: null }).packageId).toBeNull();
});

test("names people without an appointment, and refuses differing appointments and empty letters", () => {
  const refusal = (messageKey: string) => expect.objectContaining({ messageKey });
  expect(() => letterScheduleOf([agus, { fullName: "Cici", stored: emptyAppointment }], emptyAppointment)).toThrow(
    expect.objectContaining({ messageKey: "documents.mcu.notScheduled", values: { name: "Cici" } }),
  );
  const later = { fullName: "Dodi", stored: { ...stored, date: "2026-11-26" } };
  expect(() => letterScheduleOf([agus, later], emptyAppointment)).toThrow(refusal("documents.mcu.differentSchedules"));
  expect(() => letterScheduleOf([], emptyAppointment)).toThrow(refusal("documents.mcu.notScheduled"));
});
