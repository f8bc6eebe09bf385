import { eq } from "drizzle-orm";
import { applicants, registrationDrafts } from "@/db/schema/applicants";
import { isOpen } from "@/lib/features/job-openings/rules";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { parseInput } from "@/lib/platform/validation";
import { registrationAnswer, storeRegistration } from "./new-registration.queries";
import { assertNotDuplicate } from "./duplicate.queries";
import { findOpeningWithRequirements, lockDraft } from "./queries";
import { registrationContent } from "./content.schema";
import { storeRevision } from "./resubmission.queries";
import { submitRegistrationInput, submittedRegistration } from "../schema";

const submitLimit = () => Number(process.env.SUBMIT_LIMIT ?? 5);

/**
 * Submit a registration from the draft or a complete payload, once per visitor and opening. Number, rows, files,
 * first assessment and mail share one transaction; a revision replaces the earlier data. Document 1 §7, product 5.1.
 * @throws invalid for each field, conflict DUPLICATE, rule when the opening is closed, forbidden GATE_EXPIRED from
 * another network
 */
export const submitRegistration = write({
  name: "applicants.submit-registration",
  access: "gate",
  input: submitRegistrationInput,
  output: submittedRegistration,
  async admit({ db, actor, address, now }) {
    if (actor.kind === "visitor" && !actor.sameNetwork)
      throw new AppError("forbidden", "errors.gateExpired", {}, [], "GATE_EXPIRED");
    await limitRate(db, {
      name: "register-attempts",
      subject: address,
      max: 100 * submitLimit(),
      seconds: 3_600,
      now,
    });
  },
  async run(scope, { joi, content, keepForOtherOpenings }) {
    const { db, actor, now, locale, address, unchanged } = scope;
    if (actor.kind !== "visitor") throw new AppError("forbidden", "errors.gateExpired", {}, [], "GATE_EXPIRED");
    const application = await findOpeningWithRequirements(db, joi, now);
    const { opening, context } = application;
    const draft = await lockDraft(db, actor.visitorId, joi);
    const { applicantId, revisionLinkId } = draft;
    if (revisionLinkId && applicantId) {
      const revision = { visitorId: actor.visitorId, draft, revisionLinkId, applicantId, context, content };
      return registrationAnswer(await storeRevision(scope, revision));
    }
    const [earlier] = applicantId ? await db.select().from(applicants).where(eq(applicants.id, applicantId)) : [];
    if (earlier) {
      unchanged();
      return registrationAnswer(earlier);
    }
    if (!isOpen(opening, now)) throw refused("applicants.openingClosed");
    const parsed = parseInput(registrationContent(context), content ?? JSON.parse(draft.content));
    await assertNotDuplicate(db, joi, parsed.personal);
    await limitRate(db, { name: "register", subject: address, max: submitLimit(), seconds: 3_600, now });
    const applicant = await storeRegistration(scope, {
      application,
      content: parsed,
      uploader: { visitorId: actor.visitorId },
      language: locale,
      address,
      keep: keepForOtherOpenings,
    });
    await db
      .update(registrationDrafts)
      .set({ applicantId: applicant.id, content: "{}", submittedSteps: [1, 2, 3, 4], updatedAt: now })
      .where(eq(registrationDrafts.id, draft.id));
    return registrationAnswer(applicant);
  },
});
