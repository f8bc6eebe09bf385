import type { appraisals } from "@/db/schema/appraisals";
import { auditEntryOf } from "./audit-entry.rules";

const row = {
  id: 7,
  flag: "Form",
  dateOfReport: "2026-11-20",
  periodFrom: "2026-06-01",
  periodTo: "2026-11-19",
  reviewStatus: "WaitingForReview",
  revisionNumber: 1,
  averageScore: 2,
  generalComments: "Sleeps on watch",
  promoteReason: "Not yet",
} as typeof appraisals.$inferSelect;

test("logs kind and status of a report, without its contents", () => {
  const entry = auditEntryOf({ ...row, reviewStatus: "WaitingForRevision" }, row);
  expect(entry).toMatchObject({
    before: { reviewStatus: "WaitingForRevision" },
    after: { appraisalId: 7, reviewStatus: "WaitingForReview", revisionNumber: 1 },
  });
  for (const kept of ["averageScore", "generalComments", "promoteReason", "Sleeps", "Not yet"])
    expect(JSON.stringify(entry)).not.toContain(kept);
});
