import type { z } from "zod";
import { dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { extentOf, visibleMedical, canViewField, viewerOf, type Viewer } from "../fields.rules";
import { currentMedical, medicalStatusOn } from "../medical/rules";
import { recordSensitiveReads } from "../sensitive-reads.queries";
import { crewId } from "../schema";
import { canViewSchedule } from "./allowed-actions.rules";
import { selectPreviewedPerson, selectPreviewFacts } from "./preview.queries";
import { crewPreview } from "./schema";

type Facts = Awaited<ReturnType<typeof selectPreviewFacts>>;

const daysTo = (day: string | null, today: string) => (day === null ? null : daysBetween(today, day));

function medicalIn({ medicals }: Facts, viewer: Viewer, today: string): z.output<typeof crewPreview>["medical"] {
  const certificates = medicals.map((certificate) => ({ ...certificate, restriction: null }));
  const current = currentMedical(certificates);
  const status = medicalStatusOn(certificates, today);
  const visible = visibleMedical(viewer, { status, validUntil: current?.validUntil ?? null, restriction: null });
  return visible && { status, validUntil: visible.validUntil, daysLeft: daysTo(visible.validUntil, today) };
}

/**
 * Get a short preview of a record for list screens: documents to act on, as far as the reader may see them. Two
 * queries. @throws not-found, also while processing is stopped
 */
export const previewCrew = read({
  name: "crew.peek",
  access: "crew:view",
  input: crewId,
  output: crewPreview,
  async run({ db, actor, now }, { crewId: id }) {
    const person = await selectPreviewedPerson(db, actor, id);
    if (!person) throw notFound("crew.notFound");
    const today = dayOf(now);
    const viewer = viewerOf(actor, person);
    const visibility = {
      certificates: extentOf(viewer, "professional") === "full",
      travel: extentOf(viewer, "travel") !== "none",
      medical: extentOf(viewer, "medical") !== "none",
      schedule: canViewSchedule(actor, person),
    };
    const facts = await selectPreviewFacts(db, id, visibility, today);
    const { papers, ends, unverified, next } = facts;
    const { phone, latestVesselId, missing, ...summary } = person;
    if (visibility.medical)
      await recordSensitiveReads(db, { actor, now }, "crew.peek", [{ crewId: id, classes: ["medical"] }]);
    return {
      ...summary,
      crewId: id,
      vesselId: latestVesselId,
      daysToOffBoard: daysTo(person.plannedOffBoard, today),
      next,
      papers: visibility.certificates
        ? {
            missing,
            ends,
            unverified,
            named: papers.map((paper) => ({ ...paper, daysLeft: daysTo(paper.expired, today) })),
          }
        : null,
      medical: visibility.medical ? medicalIn(facts, viewer, today) : null,
      phone: canViewField(viewer, "phone") ? phone : null,
    };
  },
});
