import { and, eq } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { applicants } from "@/db/schema/applicants";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { ensureRegisterMail } from "./queries";
import { lockMoveTargets } from "../pipeline/move-target.queries";
import { matchesStatusLink, visibleTo } from "../queries";
import { mailTypes, sendMailInput, sentMail } from "../schema";

const aliases: Record<string, string> = { RegisterCrew: "RegisterSubmitted" };

/**
 * Ensure that a registration mail is queued or sent; a repeated call sends once. Document 1 §7, product 5.16. @throws
 * rule for an unknown type or one the stage does not require, not-found for an applicant the actor may not see
 */
export const sendRegisterMail = write({
  name: "applicants.send-register-mail",
  access: { visitor: "gate", user: "applicants:edit" },
  input: sendMailInput,
  output: sentMail,
  async run(
    { db, actor, now, locale, audit },
    { sendEmailType, registerCrewId, id, registrationNo, registrationGuid },
  ) {
    const type = mailTypes.find((mailType) => mailType === (aliases[sendEmailType] ?? sendEmailType));
    if (!type) throw refused("mail.unknownType", { types: mailTypes.join(", ") });
    if (actor.kind !== "user" && type !== "RegisterSubmitted") throw refused("mail.sentByItself", { type });
    const [ownApplication, applicantId] = [
      registrationNo && registrationGuid ? matchesStatusLink(registrationNo, registrationGuid) : null,
      registerCrewId ?? id,
    ];
    const where =
      actor.kind === "user" && applicantId ? and(eq(applicants.id, applicantId), visibleTo(actor)) : ownApplication;
    const [applicantRow] = where ? await db.select({ id: applicants.id }).from(applicants).where(where) : [];
    const [target] = applicantRow ? await lockMoveTargets(db, [applicantRow.id], allConditions()) : [];
    if (!target) throw notFound("applicants.notFound");
    const { applicant } = target;
    const mailId = await ensureRegisterMail({ db, actor, now, locale }, target, type);
    audit({ subject: applicant.id, divisionId: applicant.divisionId, after: { mailId, type } });
    return { mailId, message: "Email sent!" };
  },
});
