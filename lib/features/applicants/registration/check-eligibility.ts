import { isOpen } from "@/lib/features/job-openings/rules";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { eligibility, eligibilityInput } from "../schema";
import { findOpeningWithRequirements } from "./queries";
import { missingRequirements } from "./rules";

/**
 * Return the requirements of an opening that the given certificates and years do not meet. Nothing is stored. @throws
 * not-found also for a closed opening
 */
export const checkEligibility = read({
  name: "applicants.check-eligibility",
  access: "public",
  input: eligibilityInput,
  output: eligibility,
  async run({ db, now }, { joi, held, years }) {
    const { opening, requirement, context } = await findOpeningWithRequirements(db, joi, now);
    if (!isOpen(opening, now)) throw notFound("job-openings.notFound");
    return {
      positionName: requirement.position.nameEn,
      positionNameId: requirement.position.name,
      vesselType: requirement.vesselType.name,
      vesselTypeNameId: requirement.vesselType.nameId,
      yearsOfExperience: opening.yearsOfExperience,
      required: context.required.map(({ certificateId, kind, name, nameId }) => ({
        certificateId,
        kind,
        name,
        nameId,
      })),
      ...missingRequirements(context.required, held, { needed: opening.yearsOfExperience, years }),
    };
  },
});
