import fc from "fast-check";
import { appraisalEvents, reviewStatuses, type ReviewStatus } from "@/db/enums/appraisals";
import { isEditable, reportingStatusOf, stepFrom, steps } from "./status.rules";

const walk = fc.array(fc.constantFrom(...appraisalEvents), { maxLength: 30 });

test("takes only steps of the table; Approved ends by a reopening only, and each return is counted", () => {
  fc.assert(
    fc.property(walk, (events) => {
      let state: ReviewStatus | null = null;
      let revisions = 0;
      for (const event of events) {
        const step = stepFrom(state, event);
        if (!step) continue;
        if (state === "Approved") expect(event).toBe("reopened");
        if (step.to === "Approved") expect(state).toBe("WaitingForReview");
        expect(step.revisions).toBe(event === "sent-back" || event === "reopened" ? 1 : 0);
        revisions += step.revisions;
        state = step.to;
        expect(reportingStatusOf(state)).toBe(state === "WaitingForRevision" ? "Need Revision" : "Submitted");
        expect(isEditable(state)).toBe(state === "WaitingForRevision");
      }
      if (state === null) expect(revisions).toBe(0);
    }),
  );
});

test("requires a second person for a review and a reason for returns and reopenings", () => {
  for (const step of steps) {
    expect(step.needsReason).toBe(step.to === "WaitingForRevision");
  }
  expect(reviewStatuses.filter((state) => stepFrom(state, "approved"))).toEqual(["WaitingForReview"]);
});

test("starts pending and is written once", () => {
  expect(reportingStatusOf(null)).toBe("Pending Report");
  expect(isEditable(null)).toBe(true);
  expect(appraisalEvents.filter((event) => stepFrom(null, event))).toEqual(["submitted"]);
});
