import fc from "fast-check";
import { appraisalEvents, reviewStatuses, type ReviewStatus } from "@/db/enums/appraisals";
import { isEditable, reportingStatusOf, stepFrom, steps } from "./status.rules";

const walk = fc.array(fc.constantFrom(...appraisalEvents), { maxLength: 30 });

test("whatever happens in whatever order, only the steps of the table are taken: Approved is left by a reopening alone, and each time it is sent back counts", () => {
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

test("a review is a second person's, and what is sent back or reopened says why", () => {
  for (const step of steps) {
    expect(step.needsReason).toBe(step.to === "WaitingForRevision");
  }
  expect(reviewStatuses.filter((state) => stepFrom(state, "approved"))).toEqual(["WaitingForReview"]);
});

test("before it is written a report is pending and may be written once", () => {
  expect(reportingStatusOf(null)).toBe("Pending Report");
  expect(isEditable(null)).toBe(true);
  expect(appraisalEvents.filter((event) => stepFrom(null, event))).toEqual(["submitted"]);
});
