import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { CrewSection } from "@/db/enums/crew";
import { users } from "@/db/schema/users";
import type { Locale } from "@/lib/platform/i18n/locales";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { alertAddresses } from "./former-address.rules";
import { notificationRecipients } from "./queries";
import { bankChangeMail, changeDecidedMail } from "../emails/crew-change";
import type { Person } from "../queries";

/** Return the language for mails to a person: the account's, else Indonesian for Indonesian citizens. */
export const languageOf = (accountLanguage: Locale | null | undefined, crewOrigin: Person["crewOrigin"]): Locale =>
  accountLanguage ?? (crewOrigin === "WNI" ? "id" : "en");

const requestSubject = (id: number, version: number) => ({ type: "crew-request", id, version });

/** Notify the requester of a decision on their change request, unless they decided it or can no longer open it. */
export async function notifyDecision(
  db: Transaction,
  person: Person,
  request: { id: number; section: CrewSection; createdBy: number },
  decision: "Approved" | "Rejected",
) {
  const [requester] = await notificationRecipients(db, person.divisionId, person, {
    rights: ["crew:view"],
    classes: request.section === "bank" ? ["payroll"] : [],
    among: eq(users.id, request.createdBy),
  });
  if (!requester) return;
  const language = languageOf(requester.language, person.crewOrigin);
  const content = changeDecidedMail(
    { crewId: person.id, name: requester.firstName, language },
    request.section,
    decision,
  );
  await enqueueMail(db, {
    type: "CrewChangeDecided",
    subject: requestSubject(request.id, 1),
    recipient: requester.email,
    language,
    content,
  });
}

const versions = { asked: 1, changed: 2 };

/** Alert a person at every known address that bank details change. Without an address no mail is sent. product 5.16 */
export async function alertBankChange(
  db: Transaction,
  person: Person,
  requestId: number,
  moment: "asked" | "changed",
  now: Date,
) {
  const [account] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.crewId, person.id));
  const language = languageOf(account?.language, person.crewOrigin);
  const content = bankChangeMail({ crewId: person.id, name: person.fullName, language }, moment);
  for (const recipient of alertAddresses(person, account?.email ?? null, now)) {
    await enqueueMail(db, {
      type: "BankChangeAlert",
      subject: requestSubject(requestId, versions[moment]),
      recipient,
      language,
      content,
    });
  }
}
