import { randomBytes } from "node:crypto";
import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { hashSecret } from "@/db/hash-secret";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { pklReviewLinks, preparationPkls } from "@/db/schema/preparation";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { notFound } from "@/lib/platform/errors";
import { officeRecipients, seafarerOf, type MailKind, type Recipient, type Sender } from "../mail-kind.queries";
import { pklCreatedMail, pklReviewMail, pklSignedMail } from "./emails/pkl";
import type { Agreed } from "../agreement-review/emails/shared-texts";
import { reviewEndsAt } from "../agreement-review/rules";

const subjectType = "preparation-pkl";

/** Find the current agreement of a preparation, including addenda. */
const currentOf = async (db: Executor, preparationId: number, among?: SQL) => {
  const [row] = await db
    .select({ id: preparationPkls.id, signedAt: preparationPkls.signedAt })
    .from(preparationPkls)
    .where(and(eq(preparationPkls.preparationId, preparationId), isNull(preparationPkls.supersededAt), among))
    .orderBy(desc(preparationPkls.id))
    .limit(1);
  return row;
};

async function aboutOf(db: Executor, id: number) {
  const [row] = await db
    .select({ pkl: preparationPkls, person: crew, rank: { name: positions.name, nameEn: positions.nameEn } })
    .from(preparationPkls)
    .innerJoin(crew, eq(crew.id, preparationPkls.crewId))
    .innerJoin(positions, eq(positions.id, preparationPkls.nextPositionId))
    .where(eq(preparationPkls.id, id));
  if (!row) throw notFound("preparation.notFound");
  return row;
}
type About = Awaited<ReturnType<typeof aboutOf>>;

const agreedOf = ({ pkl, person, rank }: About): Agreed => ({
  id: pkl.id,
  number: pkl.documentNumber,
  vessel: { id: pkl.vesselId, name: pkl.vesselName },
  crewId: person.id,
  crewName: person.fullName,
  rank,
  startDate: pkl.startDate,
  endDate: pkl.endDate,
});

/** Create a review link and end earlier ones. Only the token's hash is stored. */
async function newReviewLink({ db, now }: Sender, { pkl }: About, to: Recipient) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = reviewEndsAt(pkl, now);
  await db
    .update(pklReviewLinks)
    .set({ endedAt: now })
    .where(and(eq(pklReviewLinks.pklId, pkl.id), isNull(pklReviewLinks.endedAt)));
  await db
    .insert(pklReviewLinks)
    .values({ tokenHash: hashSecret(token), pklId: pkl.id, email: to.email, createdAt: now, expiresAt });
  return { token, expiresAt };
}

const mailOf = (type: string, { pkl }: About, to: Recipient) => ({
  type,
  subject: { type: subjectType, id: pkl.id, version: 1 },
  recipient: to.email,
  language: to.language,
});

/** Ask the seafarer to read the agreement before signing, and notify the admins. MLC A1.4, product 5.16 */
export const pklCreated: MailKind = {
  right: "preparation:pkl",
  async subjectOf(db, preparationId) {
    const row = await currentOf(db, preparationId, isNull(preparationPkls.signedAt));
    return row ? { type: subjectType, id: row.id, version: 1 } : null;
  },
  async send(sender, { id }) {
    const { db } = sender;
    const about = await aboutOf(db, id);
    const agreed = agreedOf(about);
    const ids: number[] = [];
    const seafarer = await seafarerOf(db, about.person);
    if (seafarer) {
      const content = pklReviewMail(seafarer, agreed, await newReviewLink(sender, about, seafarer));
      ids.push(await enqueueMail(db, { ...mailOf("PklCreated", about, seafarer), content }));
    }
    for (const to of await officeRecipients(sender, about.person, {
      divisionId: about.pkl.divisionId,
      groups: ["admins"],
    }))
      ids.push(await enqueueMail(db, { ...mailOf("PklCreated", about, to), content: pklCreatedMail(to, agreed) }));
    return ids;
  },
};

/** Notify service, planning and the seafarer that the agreement is signed. product 5.16 */
export const pklSigned: MailKind = {
  right: "preparation:pkl-signed",
  async subjectOf(db, preparationId) {
    const row = await currentOf(db, preparationId);
    return row?.signedAt ? { type: subjectType, id: row.id, version: 1 } : null;
  },
  async send(sender, { id }) {
    const { db } = sender;
    const about = await aboutOf(db, id);
    const agreed = agreedOf(about);
    const ids: number[] = [];
    const seafarer = await seafarerOf(db, about.person);
    const office = await officeRecipients(sender, about.person, {
      divisionId: about.pkl.divisionId,
      groups: ["service", "planning"],
    });
    for (const to of seafarer ? [seafarer, ...office] : office) {
      const content = pklSignedMail(to, agreed, { isOwn: to === seafarer });
      ids.push(await enqueueMail(db, { ...mailOf("PklSigned", about, to), content }));
    }
    return ids;
  },
};
