import { documentCoverOf } from "./document-cover.rules";

const days = { from: "2026-12-03", to: "2027-06-03", today: "2026-11-23" };
const requirement = { certificateId: 1, kind: "cop" as const, name: "BASIC SAFETY TRAINING (BST)", minMonthsValid: 0 };
const certificate = (expired: string | null) => ({
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
  expect(documentCoverOf({ papers: [certificate("2029-01-01")], travelDocuments }, [requirement], days)).toEqual({
    level: 2,
    firstIssue: null,
    otherIssueCount: 0,
    coveredUntil: "2029-01-01",
  });
});

test("returns the first problem and the number of others", () => {
  expect(
    documentCoverOf({ papers: [certificate("2027-03-01")], travelDocuments: [] }, [requirement], days),
  ).toMatchObject({
    level: 0,
    firstIssue: { code: "passport-missing" },
    otherIssueCount: 2,
  });
  expect(documentCoverOf({ papers: [certificate("2027-03-01")], travelDocuments }, [requirement], days)).toMatchObject({
    level: 1,
    firstIssue: { code: "certificate-expires-on-board" },
    otherIssueCount: 0,
  });
  expect(documentCoverOf({ papers: [], travelDocuments }, [requirement], days)).toMatchObject({
    level: 0,
    firstIssue: { code: "certificate-missing" },
    coveredUntil: null,
  });
});
