import fc from "fast-check";
import { medicalStatuses } from "@/db/enums/crew";
import { addDays } from "@/lib/platform/calendar/dates";
import { currentMedical, medicalStatusOn, medicalValidUntil, type MedicalCertificate } from "./rules";

const fit: MedicalCertificate = {
  status: "FIT",
  examinationDate: "2026-01-10",
  validUntil: "2028-01-10",
  restriction: null,
};

test("makes a certificate valid for two years, one under 18 at the examination", () => {
  expect(medicalValidUntil("2026-03-01", "1990-01-01")).toBe("2028-03-01");
  expect(medicalValidUntil("2026-03-01", "2008-03-02")).toBe("2027-03-01");
  expect(medicalValidUntil("2026-03-01", "2008-03-01")).toBe("2028-03-01");
  expect(medicalValidUntil("2028-02-29", "1990-01-01")).toBe("2030-02-28");
});

test("uses the latest examination, on equal days the stricter", () => {
  const unfit: MedicalCertificate = { ...fit, status: "UNFIT", examinationDate: "2026-06-01" };
  expect(currentMedical([])).toBeNull();
  expect(currentMedical([fit, unfit])).toBe(unfit);
  expect(currentMedical([{ ...unfit, examinationDate: "2025-06-01" }, fit])).toBe(fit);
  expect(currentMedical([fit, { ...fit, status: "UNFIT" }])?.status).toBe("UNFIT");
});

test.each([
  ["nothing on record", [], "-"],
  ["valid on its last day", [{ ...fit, validUntil: "2026-11-20" }], "FIT"],
  ["the day after", [{ ...fit, validUntil: "2026-11-19" }], "Expired"],
  ["a restriction", [{ ...fit, status: "Fit With Restriction" as const }], "Fit With Restriction"],
  [
    "UNFIT does not expire into anything better",
    [{ ...fit, status: "UNFIT" as const, validUntil: "2026-02-01" }],
    "UNFIT",
  ],
])("shows %s in the preparation", (_, certificates, expected) =>
  expect(medicalStatusOn(certificates, "2026-11-20")).toBe(expected),
);

test("returns the same for any order of certificates", () => {
  const certificate = fc.record({
    status: fc.constantFrom(...medicalStatuses),
    examinationDate: fc.nat(3).map((days) => addDays("2026-01-01", days)),
    validUntil: fc.nat(3).map((days) => addDays("2027-01-01", days)),
    restriction: fc.option(fc.constantFrom("glasses", "no heights")),
  });
  fc.assert(
    fc.property(fc.array(certificate, { maxLength: 6 }), (knownNames) =>
      expect(currentMedical([...knownNames].reverse())).toEqual(currentMedical(knownNames)),
    ),
  );
});
