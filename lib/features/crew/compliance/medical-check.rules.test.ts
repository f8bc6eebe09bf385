import type { MedicalCertificate } from "../medical/rules";
import { checkMedical } from "./medical-check.rules";

const period = { from: "2027-01-10", to: "2027-07-10" };
const certificate = (changes: Partial<MedicalCertificate> = {}): MedicalCertificate => ({
  status: "FIT",
  examinationDate: "2026-10-01",
  validUntil: "2028-10-01",
  restriction: null,
  ...changes,
});
const check = (certificates: MedicalCertificate[], moment: "plan" | "check-in" = "plan") =>
  checkMedical(certificates, { ...period, moment });

test("uses the latest examination, whether it says FIT or UNFIT", () => {
  const unfit = certificate({ status: "UNFIT", examinationDate: "2026-11-01" });
  expect(check([certificate(), unfit])).toEqual([
    expect.objectContaining({
      code: "medical-unfit",
      values: { date: "2026-11-01" },
      evidence: { status: "UNFIT", examinationDate: "2026-11-01", validUntil: "2028-10-01", ...period },
      overridableBy: "nobody",
    }),
  ]);
  expect(check([unfit, certificate({ examinationDate: "2026-12-01" })])).toEqual([
    expect.objectContaining({ level: "pass", key: "compliance.medicalValid", values: { date: "2028-10-01" } }),
  ]);
});

test("reports a restriction and an expiry on board, with the restriction's text as evidence", () => {
  const items = check([
    certificate({ status: "Fit With Restriction", restriction: "glasses", validUntil: "2027-03-01" }),
  ]);
  expect(items.map(({ code, values }) => [code, values])).toEqual([
    ["medical-ends-on-board", { date: "2027-03-01" }],
    ["medical-restriction", { restriction: "glasses" }],
  ]);
  expect(items[1]?.evidence).toMatchObject({ restriction: "glasses", status: "Fit With Restriction" });
});

test("warns while planning and blocks at check-in for the same certificate", () => {
  for (const held of [[], [certificate({ validUntil: "2027-01-09" })]]) {
    const [planned, joining] = [check(held), check(held, "check-in")];
    expect(planned).toEqual([expect.objectContaining({ code: "medical-none", level: "warn", overridableBy: null })]);
    expect(joining).toEqual([{ ...planned[0], level: "block", overridableBy: "manager" }]);
  }
});
