import { factsFor, continuousServiceOf, type PersonFacts, type SeatFacts } from "./check-facts.rules";

const current = {
  assignmentId: 1,
  vesselId: 7,
  vessel: "MV Tujuh",
  onBoard: true,
  from: "2026-08-01",
  to: "2026-12-01",
};
const planned = {
  assignmentId: 2,
  vesselId: 8,
  vessel: "MV Delapan",
  onBoard: false,
  from: "2027-02-01",
  to: "2027-06-01",
};
const rank = {
  id: 1,
  name: "Able Seaman",
  department: "deck",
  level: "support",
  seniority: 5,
  isCadet: false,
} as const;
const person: PersonFacts = {
  id: 1,
  divisionId: 1,
  vesselId: 7,
  vesselTypeId: 3,
  position: rank,
  dateOfBirth: "1990-01-01",
  papers: [],
  travelDocuments: [],
  medicalCertificates: [],
  suitability: [],
  stays: [current, planned],
  ended: [],
  conflicts: [{ vesselId: 7, name: "Budi", from: "2026-09-01", to: "2027-01-01" }],
  services: [],
  lastAppraisal: null,
  unappraised: null,
};
const seat: SeatFacts = {
  position: rank,
  vesselType: "General Cargo",
  requirements: [],
  positionNames: [],
  vesselTypeNames: [],
};
const target = { vesselId: 8, moment: "plan" as const, from: "2027-02-01", to: "2027-06-01" };

test("joins assignments that follow each other within a handover", () => {
  const ended = [
    { from: "2026-01-01", to: "2026-04-28" },
    { from: "2026-05-01", to: "2026-07-29" },
    { from: "2025-01-01", to: "2025-06-01" },
  ];
  expect(continuousServiceOf([current], ended)).toEqual({ since: "2026-01-01", until: "2026-12-01" });
  expect(continuousServiceOf([current], [{ from: "2026-01-01", to: "2026-07-28" }])).toEqual({
    since: "2026-08-01",
    until: "2026-12-01",
  });
  expect(continuousServiceOf([planned], ended)).toBeNull();
});

test("ignores other assignments on the same vessel and conflicts on other vessels", () => {
  const facts = factsFor(person, seat, target, "2026-11-20");
  expect(facts.person.assignments.map(({ vessel }) => vessel)).toEqual(["MV Tujuh"]);
  expect(facts.person.conflicts).toEqual([]);
  expect(factsFor(person, seat, { ...target, vesselId: 7 }, "2026-11-20").person.conflicts).toHaveLength(1);
  expect(factsFor(person, seat, { ...target, vesselId: null }, "2026-11-20").person.assignments).toHaveLength(2);
});

test("takes the last off-board from own and other past service", () => {
  const services = [{ position: "AB", vesselType: "Bulk", onBoard: "2025-01-01", grt: null, dwt: null }];
  const offBoard = (...days: (string | null)[]) =>
    factsFor(
      {
        ...person,
        ended: [{ from: "2025-06-01", to: "2025-12-01" }],
        services: days.map((day) => ({ ...services[0]!, offBoard: day })),
      },
      seat,
      target,
      "2026-11-20",
    ).person.lastOffBoard;
  expect(offBoard()).toBe("2025-12-01");
  expect(offBoard("2026-02-01", null, "2027-05-01")).toBe("2026-02-01");
});
