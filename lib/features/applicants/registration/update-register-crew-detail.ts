import { eq } from "drizzle-orm";
import { applicants } from "@/db/schema/applicants";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { parseInput } from "@/lib/platform/validation";
import { lockMoveTargets } from "../pipeline/move-target.queries";
import { isStopped, statesOf } from "../pipeline/rules";
import { visibleTo } from "../queries";
import { asDuplicate, assertNotDuplicate } from "./duplicate.queries";
import { findOpeningWithRequirements } from "./queries";
import { registrationContent } from "./content.schema";
import { updateApplicant } from "./store.queries";
import { correctionRequest } from "./request.schema";
import { contentOfApplicant } from "../pipeline/revision.queries";
import { updatedRegisterCrew, updateRegisterCrewInput } from "../schema";

/**
 * Correct an applicant's data as staff during screening, with the registration's rules. Document 1 §3, §7. @throws
 * rule after screening, conflict on a concurrent change, invalid for each field
 */
export const updateRegisterCrewDetail = write({
  name: "applicants.update-register-crew-detail",
  access: "applicants:edit",
  input: updateRegisterCrewInput,
  callerInput: correctionRequest,
  output: updatedRegisterCrew,
  async run({ db, actor, now, locale, audit }, { id, version, content }) {
    const { userId } = userActorOf(actor);
    const [target] = await lockMoveTargets(db, [id], visibleTo(actor));
    if (!target) throw notFound("applicants.notFound");
    const { applicant, history } = target;
    const states = statesOf(history);
    if (states.screening === "Passed" || states.screening === "Failed" || isStopped(states))
      throw refused("applicants.pipeline.readOnly");
    await assertUnchanged({ db, locale }, applicant, version, "applicants.%");
    const { context } = await findOpeningWithRequirements(db, applicant.jobOpeningId, now);
    const storedContent = await contentOfApplicant(db, applicant);
    if (content.personal.nextOfKin)
      content.personal.nextOfKin = {
        ...Object(storedContent.personal.nextOfKin),
        ...Object(content.personal.nextOfKin),
      };
    const steps = (["personal", "documents", "training", "bank"] as const).map((step) => [
      step,
      { ...storedContent[step], ...content[step] },
    ]);
    const parsed = parseInput(registrationContent(context), Object.fromEntries(steps));
    await assertNotDuplicate(db, applicant.jobOpeningId, parsed.personal, id);
    const required = new Set(context.required.map(({ certificateId }) => certificateId));
    await updateApplicant(db, {
      applicantId: id,
      content: parsed,
      required,
      uploader: { userId },
      now,
    }).catch(asDuplicate);
    const fields = (["personal", "documents", "training", "bank"] as const).flatMap((step) =>
      Object.keys(parsed[step]).filter((key) => key in content[step]),
    );
    audit({ subject: id, divisionId: applicant.divisionId, after: { fields } });
    const [after] = await db.select({ version: applicants.version }).from(applicants).where(eq(applicants.id, id));
    return { registerCrewId: id, version: after?.version ?? applicant.version + 1 };
  },
});
