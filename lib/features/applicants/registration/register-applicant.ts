import { isOpen } from "@/lib/features/job-openings/rules";
import { userActorOf } from "@/lib/platform/access";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { parseInput } from "@/lib/platform/validation";
import { registrationAnswer, storeRegistration } from "./new-registration.queries";
import { assertNotDuplicate } from "./duplicate.queries";
import { findOpeningWithRequirements } from "./queries";
import { registrationContent } from "./content.schema";
import { registerApplicantInput, submittedRegistration } from "../schema";

/**
 * Register a paper application as staff, with the wizard's rules and consent on paper. The applicant gets the
 * confirmation mail. Document 1 §7 @throws not-found for an opening of the other division, rule when it is closed,
 * invalid for each field, conflict DUPLICATE
 */
export const registerApplicant = write({
  name: "applicants.register",
  access: "applicants:edit",
  input: registerApplicantInput,
  output: submittedRegistration,
  async run(scope, { joi, content, keepForOtherOpenings, language }) {
    const { db, actor, now, locale } = scope;
    const { userId, divisionId } = userActorOf(actor);
    const application = await findOpeningWithRequirements(db, joi, now);
    if (application.opening.divisionId !== divisionId) throw notFound("job-openings.notFound");
    if (!isOpen(application.opening, now)) throw refused("applicants.openingClosed");
    const parsed = parseInput(registrationContent(application.context), content ?? {});
    await assertNotDuplicate(db, joi, parsed.personal);
    const applicant = await storeRegistration(scope, {
      application,
      content: parsed,
      uploader: { userId },
      language: language ?? locale,
      address: null,
      keep: keepForOtherOpenings,
      onBehalf: true,
    });
    return registrationAnswer(applicant);
  },
});
