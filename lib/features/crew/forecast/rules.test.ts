import fc from "fast-check";
import { factsFor, type PersonFacts, type SeatFacts } from "../compliance/check-facts.rules";
import { checkCompliance } from "../compliance/rules";
import { forecastOf } from "./rules";

const rank = {
  id: 1,
  name: "Able Seaman",
  department: "deck",
  level: "support",
  seniority: 5,
  isCadet: false,
} as const;
const requirement = { certificateId: 9, kind: "cop", name: "Basic Safety Training (BST)", minMonthsValid: 6 } as const;
const seat: SeatFacts = {
  position: rank,
  vesselType: "General Cargo",
  requirements: [requirement],
  positionNames: [],
  vesselTypeNames: [],
};
const today = "2026-11-20";
const day = fc
  .integer({ min: -200, max: 500 })
  .map((days) => new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10));

const person = (expired: string | null): PersonFacts => ({
  id: 1,
  divisionId: 2,
  vesselId: null,
  vesselTypeId: 3,
  position: rank,
  dateOfBirth: "1990-01-01",
  suitability: [{ level: 3, start: "2020-01-01", end: null }],
  stays: [],
  ended: [],
  conflicts: [],
  services: [],
  lastAppraisal: null,
  unappraised: null,
  papers: expired === "" ? [] : [{ certificateId: 9, kind: "cop", name: "BST", expired, verifiedAt: null }],
  travelDocuments: [],
  medicalCertificates: [
    {
      status: "Fit With Restriction",
      examinationDate: "2026-01-01",
      validUntil: "2028-01-01",
      restriction: "No heights",
    },
  ],
});

test("returns a due day for each problem that depends on time, without register entries and restrictions", () => {
  fc.assert(
    fc.property(fc.option(day), day, day, fc.boolean(), (expired, one, other, isOnBoard) => {
      const [startDate, endDate] = one < other ? [one, other] : [other, one];
      const stay = {
        assignmentId: 4,
        crewId: 1,
        vesselId: 7,
        startDate,
        endDate,
        checkedInOn: isOnBoard ? startDate : null,
      };
      const rows = forecastOf(stay, person(expired), seat, today);
      for (const row of rows)
        expect(row).toMatchObject({
          assignment_id: 4,
          crew_id: 1,
          vessel_id: 7,
          division_id: 2,
          level: expect.stringMatching(/^(warn|block)$/),
          due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        });
      expect(JSON.stringify(rows)).not.toMatch(/heights|barred|noTypeExperience|unverified/);
      if (isOnBoard)
        expect(rows.map(({ code }) => code)).not.toEqual(expect.arrayContaining(["certificate-min-validity"]));
      const from = isOnBoard || startDate < today ? today : startDate;
      const whole = checkCompliance(
        factsFor(
          person(expired),
          seat,
          { vesselId: 7, moment: "plan", from, to: endDate < from ? from : endDate },
          today,
        ),
      );
      const certificates = whole.filter(
        ({ area, level, code }) =>
          area === "certificates" &&
          level !== "pass" &&
          // Documents to verify have their own queue.
          code !== "certificate-unverified" &&
          !(isOnBoard && code === "certificate-min-validity"),
      );
      expect(rows.filter(({ code }) => code.startsWith("certificate-")).map(({ code }) => code)).toEqual(
        certificates.map(({ code }) => code),
      );
    }),
  );
});
