import { eq, inArray, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { roles } from "@/db/enums/users";
import { users } from "@/db/schema/users";
import type { Actor } from "@/lib/access/actor";
import type { NotificationRecipient } from "@/lib/access/second-person";
import { grantOf } from "@/lib/access/permissions";
import { notificationRecipients } from "@/lib/features/crew/recipients/queries";
import { languageOf } from "@/lib/features/crew/recipients/person-mail.queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { removalMail, type Reader } from "./emails/removal-mail";
import type { Person, RemovalRow } from "./queries";
import type { RemovalMail } from "./schema";

type Sender = { db: Transaction; actor: Actor };
type RemovalCase = {
  person: Pick<Person, "id" | "vesselId" | "divisionId" | "crewOrigin" | "email" | "fullName" | "processingStoppedAt">;
  removal: RemovalRow;
};
type Recipient = Omit<Reader, "language"> & { email: string; language: Reader["language"] | null };

const deciders = roles.filter((role) => grantOf(role, null, "suitability:decide-removal") !== "-");
const asRecipient = ({ email, firstName: name, language }: NotificationRecipient): Recipient => ({
  email,
  name,
  language,
});

/** Select the users who may decide in the division. */
async function decidersOf({ db }: Sender, { person }: RemovalCase): Promise<Recipient[]> {
  const deciderAccounts = await notificationRecipients(db, person.divisionId, person, {
    rights: ["suitability:decide-removal"],
    classes: ["suitability"],
    among: inArray(users.role, deciders),
  });
  return deciderAccounts.map(asRecipient);
}

/** Select the requester, even without access to the register now, and the seafarer by account or recorded address. */
async function involvedRecipientsOf({ db }: Sender, { person, removal }: RemovalCase): Promise<Recipient[]> {
  const accounts = await notificationRecipients(db, person.divisionId, person, {
    rights: ["crew:suitability-tab"],
    classes: ["suitability"],
    among: or(eq(users.id, removal.createdBy), eq(users.crewId, person.id)),
  });
  const found = accounts.map((account) => ({ ...asRecipient(account), crewId: account.crewId }));
  const hasAccount = found.some(({ crewId }) => crewId === person.id);
  return hasAccount || person.email === null
    ? found
    : [...found, { email: person.email, name: person.fullName, language: null }];
}

/**
 * Notify deciders of a request, or requester and seafarer of the decision. Mails never contain the entry. product 5.16
 * @returns the mails' ids
 */
export async function notifyRemoval(sender: Sender, type: RemovalMail, removalCase: RemovalCase): Promise<number[]> {
  const { actor, db } = sender;
  const { person, removal } = removalCase;
  const own = actor.kind === "user" ? actor.email.toLowerCase() : null;
  const recipients =
    type === "UnblacklistRequest"
      ? await decidersOf(sender, removalCase)
      : await involvedRecipientsOf(sender, removalCase);
  const ids: number[] = [];
  for (const { email, name, language: chosen } of recipients) {
    if (email.toLowerCase() === own) continue;
    const language = languageOf(chosen, person.crewOrigin);
    ids.push(
      await enqueueMail(db, {
        type,
        subject: { type: "suitability-removal", id: removal.id },
        recipient: email,
        language,
        content: removalMail(type, person.id, { name, language }),
      }),
    );
  }
  return ids;
}
