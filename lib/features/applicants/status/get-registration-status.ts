import { and, eq } from "drizzle-orm";
import { applicants } from "@/db/schema/applicants";
import { jobOpenings } from "@/db/schema/job-openings";
import { isOpen } from "@/lib/features/job-openings/rules";
import { AppError } from "@/lib/platform/errors";
import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { matchesStatusLink, isWithdrawn, selectApplicants } from "../queries";
import { outcomeOf, publicProgress } from "../rules";
import { registrationStatus, statusInput } from "../schema";

/**
 * Return the status of a registration by number and guid, without the reason of an end. @throws not-found "Link is
 * broken!"
 */
export const getRegistrationStatus = read({
  name: "applicants.get-registration-status",
  access: "gate",
  input: statusInput,
  output: registrationStatus,
  admit: ({ db, address, now }) => limitRate(db, { name: "status", subject: address, max: 120, seconds: 600, now }),
  async run({ db, now }, { registrationNo, registrationGuid, jobOpeningId }) {
    const opening = jobOpeningId ? eq(applicants.jobOpeningId, jobOpeningId) : undefined;
    const [[row], [extra]] = await Promise.all([
      selectApplicants(db).where(and(matchesStatusLink(registrationNo, registrationGuid), opening)),
      db
        .select({ opening: jobOpenings, withdrawn: isWithdrawn })
        .from(applicants)
        .innerJoin(jobOpenings, eq(jobOpenings.id, applicants.jobOpeningId))
        .where(matchesStatusLink(registrationNo, registrationGuid)),
    ]);
    if (!row || !extra) throw new AppError("not-found", "applicants.linkBroken");
    const list = (locale: "en" | "id") => {
      const t = translator(locale);
      return publicProgress(row.states).map(({ key, progress }) => ({
        statusName: t(`applicants.stage.${key}`),
        progress,
      }));
    };
    return {
      registrationNo: row.applicant.registrationNumber,
      fullName: row.applicant.fullName,
      jobOpeningId: row.applicant.jobOpeningId,
      position: row.position,
      positionEn: row.positionEn,
      vesselType: row.vesselType,
      vesselTypeNameId: row.vesselTypeNameId,
      registeredAt: row.applicant.createdAt,
      outcome: outcomeOf(row.states, extra.withdrawn),
      openingClosed: !isOpen(extra.opening, now),
      statusList: list("id"),
      statusListEn: list("en"),
    };
  },
});
