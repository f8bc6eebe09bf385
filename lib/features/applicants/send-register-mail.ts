import { and, eq } from "drizzle-orm";
import { applicants } from "@/db/schema/applicants";
import { can } from "@/lib/access/actor";
import { AppError, notFound, refused } from "@/lib/platform/errors";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { registerSubmitted } from "./emails/register-submitted";
import { byStatusLink, selectApplicants, visibleTo } from "./queries";
import { mailTypes, sendMailInput, sentMail } from "./schema";

const aliases: Record<string, string> = { RegisterCrew: "RegisterSubmitted" };

/**
 * Makes sure a registration mail is on its way; asking twice sends once. Document 1 §7, product 5.16.
 * @throws rule for an unknown type, not-found for an applicant the actor may not see
 */
export const sendRegisterMail = write({
  name: "applicants.send-register-mail",
  access: "gate",
  input: sendMailInput,
  output: sentMail,
  async run({ db, actor, audit }, { sendEmailType, registerCrewId, id, registrationNo, registrationGuid }) {
    const type = aliases[sendEmailType] ?? sendEmailType;
    if (!mailTypes.some((known) => known === type)) throw refused("mail.unknownType", { types: mailTypes.join(", ") });
    if (type !== "RegisterSubmitted") throw refused("mail.sentByItself", { type });
    if (actor.kind === "user" && !can(actor, "applicants:edit")) throw new AppError("forbidden", "errors.forbidden");
    const own = registrationNo && registrationGuid ? byStatusLink(registrationNo, registrationGuid) : null;
    const wanted = registerCrewId ?? id;
    const where = actor.kind === "user" && wanted ? and(eq(applicants.id, wanted), visibleTo(actor)) : own;
    const [row] = where ? await selectApplicants(db).where(where) : [];
    if (!row) throw notFound("applicants.notFound");
    const { applicant } = row;
    const names = { position: applicant.language === "id" ? row.position : row.positionEn, vesselType: row.vesselType };
    const mailId = await enqueueMail(db, {
      type,
      subject: { type: "applicant", id: applicant.id },
      recipient: applicant.email,
      language: applicant.language,
      content: registerSubmitted({ ...applicant, ...names }, applicant.language),
    });
    audit({ subject: applicant.id, divisionId: applicant.divisionId, after: { mailId } });
    return { mailId, message: "Email sent!" };
  },
});
