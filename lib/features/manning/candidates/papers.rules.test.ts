import { coverOf } from "./papers.rules";

const days = { from: "2026-12-03", to: "2027-06-03", today: "2026-11-23" };
const requirement = { certificateId: 1, kind: "cop" as const, name: "BASIC SAFETY TRAINING (BST)", minMonthsValid: 0 };
const paper = (expired: string | null) => ({
  certificateId: 1,
  kind: "cop" as const,
  name: "BASIC SAFETY TRAINING (BST)",
  expired,
  verifiedAt: null,
});
const travelDocuments = [
  { kind: "passport" as const, expired: "2030-01-01", verifiedAt: null },
  { kind: "seaman-book" as const, expired: "2030-01-01", verifiedAt: null },
];

test("returns the first expiry of valid documents, verified or not", () => {
  expect(coverOf({ papers: [paper("2029-01-01")], travelDocuments }, [requirement], days)).toEqual({
    level: 2,
    worst: null,
    more: 0,
    until: "2029-01-01",
  });
});

test("returns the first problem and the number of others", () => {
  expect(coverOf({ papers: [paper("2027-03-01")], travelDocuments: [] }, [requirement], days)).toMatchObject({
    level: 0,
    worst: { code: "passport-missing" },
    more: 2,
  });
  expect(coverOf({ papers: [paper("2027-03-01")], travelDocuments }, [requirement], days)).toMatchObject({
    level: 1,
    worst: { code: "certificate-expires-on-board" },
    more: 0,
  });
  expect(coverOf({ papers: [], travelDocuments }, [requirement], days)).toMatchObject({
    level: 0,
    worst: { code: "certificate-missing" },
    until: null,
  });
});
