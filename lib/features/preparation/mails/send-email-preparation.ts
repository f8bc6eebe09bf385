import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { notFound, refused } from "@/lib/platform/errors";
import { resendMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { visibleItems } from "../scope.queries";
import { mailAliases, mailKinds } from "./kinds.queries";
import { preparationMailSent, preparationMailTypes, sendPreparationMailInput } from "./schema";

async function preparationFor(db: Transaction, actor: Actor, id: number) {
  const [preparationRow] = await db
    .select({ id: preparations.id, crewId: preparations.crewId, divisionId: vessels.divisionId })
    .from(preparations)
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(and(eq(preparations.id, id), visibleItems(actor, {})))
    .for("update", { of: preparations });
  if (!preparationRow) throw notFound("preparation.notFound");
  return preparationRow;
}

const typeOf = (name: string) => preparationMailTypes.find((mailType) => mailType === (mailAliases[name] ?? name));
const rights = preparationMailTypes.map((type) => mailKinds[type].right);

/**
 * Ensure that a preparation mail is queued; a repeated call sends once. Document 2 §7, product 5.16, 5.21 @throws
 * not-found, forbidden without permission for the change, rule for an unknown type or a mail that is not due
 */
export const sendEmailPreparation = write({
  name: "preparation.send-mail",
  access: {
    oneOf: rights,
    by({ sendEmailType }) {
      const type = typeOf(sendEmailType);
      return type ? [mailKinds[type].right] : rights;
    },
  },
  input: sendPreparationMailInput,
  output: preparationMailSent,
  async run(scope, { sendEmailType, employeePreparationId }) {
    const { db, actor, audit } = scope;
    const type = typeOf(sendEmailType);
    if (!type) throw refused("mail.unknownType", { types: preparationMailTypes.join(", ") });
    const kind = mailKinds[type];
    const preparation = await preparationFor(db, actor, employeePreparationId);
    const subject = await kind.subjectOf(db, preparation.id);
    if (!subject) throw refused("preparation.mailNotDue", { type });
    const storedMails = await db
      .select({ id: mails.id, sentAt: mails.sentAt })
      .from(mails)
      .where(
        and(
          eq(mails.type, type),
          eq(mails.subjectType, subject.type),
          eq(mails.subjectId, subject.id),
          eq(mails.subjectVersion, subject.version),
        ),
      )
      .orderBy(mails.id);
    for (const { id, sentAt } of storedMails) if (sentAt === null) await (kind.requeue ?? resendMail)(db, id);
    const mailIds = storedMails.length > 0 ? storedMails.map(({ id }) => id) : await kind.send(scope, subject);
    audit({ subject: preparation.crewId, divisionId: preparation.divisionId, after: { type, mailIds } });
    return { mailIds, message: "Email sent!" };
  },
});
