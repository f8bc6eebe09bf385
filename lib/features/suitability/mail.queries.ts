import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { roles } from "@/db/enums/users";
import { users } from "@/db/schema/users";
import type { Actor } from "@/lib/access/actor";
import { grantOf } from "@/lib/access/permissions";
import { languageOf } from "@/lib/features/crew/person-mail.queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { removalMail, type Reader } from "./emails/removal-mail";
import type { Person, RemovalRow } from "./queries";
import type { RemovalMail } from "./schema";

type Sender = { db: Transaction; actor: Actor };
type RemovalCase = {
  person: Pick<Person, "id" | "divisionId" | "crewOrigin" | "email" | "fullName">;
  removal: RemovalRow;
};
type Recipient = Omit<Reader, "language"> & { email: string; language: Reader["language"] | null };

const deciders = roles.filter((role) => grantOf(role, null, "suitability:decide-removal") !== "-");

/** Who may decide in the division. */
const decidersOf = ({ db }: Sender, { person }: RemovalCase): Promise<Recipient[]> =>
  db
    .select({ email: users.email, name: users.firstName, language: users.language })
    .from(users)
    .where(
      and(
        inArray(users.role, deciders),
        isNull(users.deactivatedAt),
        or(eq(users.divisionId, person.divisionId), eq(users.role, "superadmin")),
      ),
    )
    .orderBy(asc(users.id))
    .limit(200);

/** The requester and the seafarer, by account; a seafarer without one at the address on record. */
async function concernedOf({ db }: Sender, { person, removal }: RemovalCase): Promise<Recipient[]> {
  const found = await db
    .select({ email: users.email, name: users.firstName, language: users.language, crewId: users.crewId })
    .from(users)
    .where(and(isNull(users.deactivatedAt), or(eq(users.id, removal.createdBy), eq(users.crewId, person.id))));
  const hasAccount = found.some(({ crewId }) => crewId === person.id);
  return hasAccount || person.email === null
    ? found
    : [...found, { email: person.email, name: person.fullName, language: null }];
}

/** Tells who decides about a request, or whom it concerns how it was decided: never what the entry says. product 5.16 @returns the mails' ids */
export async function tellRemoval(sender: Sender, type: RemovalMail, removalCase: RemovalCase): Promise<number[]> {
  const { actor, db } = sender;
  const { person, removal } = removalCase;
  const own = actor.kind === "user" ? actor.email.toLowerCase() : null;
  const recipients =
    type === "UnblacklistRequest" ? await decidersOf(sender, removalCase) : await concernedOf(sender, removalCase);
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
