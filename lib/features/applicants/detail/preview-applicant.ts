import { and, eq } from "drizzle-orm";
import { applicants } from "@/db/schema/applicants";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { nextActionOf } from "../pipeline/next-action.rules";
import { selectApplicants, stageOf, visibleTo } from "../queries";
import { applicantId, applicantPreview } from "../schema";
import { countCertificates } from "./preview.queries";

/** Load an application summary: stages, next action and document status. Two queries. @throws not-found */
export const previewApplicant = read({
  name: "applicants.peek",
  access: "applicants:view",
  input: applicantId,
  output: applicantPreview,
  async run({ db, actor, now }, { id }) {
    const [row] = await selectApplicants(db).where(and(eq(applicants.id, id), visibleTo(actor)));
    if (!row) throw notFound("applicants.notFound");
    const { applicant, states } = row;
    const nextAction = nextActionOf(states);
    return {
      id,
      name: applicant.fullName,
      applicantId: applicant.registrationNumber,
      position: row.positionEn,
      positionNameId: row.position,
      vesselType: row.vesselType,
      vesselTypeNameId: row.vesselTypeNameId,
      jobOpeningId: applicant.jobOpeningId,
      phone: applicant.phone,
      regDate: applicant.createdAt,
      lastMovedAt: applicant.movedAt,
      nextAction,
      waitingSince: nextAction ? applicant.movedAt : null,
      screening: stageOf(states, "screening"),
      boc: stageOf(states, "boc"),
      ces: stageOf(states, "ces"),
      marlin: stageOf(states, "marlin"),
      interview: stageOf(states, "interview"),
      mcu: stageOf(states, "mcu"),
      papers: await countCertificates(db, id, dayOf(now)),
    };
  },
});
