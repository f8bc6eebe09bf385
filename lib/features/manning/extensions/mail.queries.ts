import { dayOf } from "@/lib/platform/calendar/dates";
import { and, eq, isNull } from "drizzle-orm";
import { appendEvent } from "@/lib/features/evidence/events.queries";
import { identityOf } from "@/lib/features/evidence/identity.rules";
import { users } from "@/db/schema/users";
import { approvalItems, approvalLinks } from "@/db/schema/manning";
import type { LinkEnd } from "@/db/enums/manning";
import { hearersOf } from "@/lib/features/crew/hearing.queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { issueLink } from "../links/issue.queries";
import { endItems, expiryOf } from "../links.queries";
import { headOf, officeOf, principalRecipients, seafarerRecipient } from "../links/recipients.queries";
import type { Scope } from "../store.queries";
import { askConsentMail, extensionMail, type Extended, type Reader, type Way } from "./emails/extension";
import { type ExtensionStored, type Stay } from "./queries";
import { isOwn } from "./who.rules";
import type { ExtensionMail } from "./schema";

type Sender = Pick<Scope, "db" | "actor" | "now" | "address" | "userAgent">;
export type About = { stay: Stay; extension: ExtensionStored };
type To = Reader & { email: string; way: Way };

const extendedOf = ({ stay: { place, person }, extension }: About): Extended => ({
  vessel: place.vessel,
  position: place.position,
  crewId: person.id,
  fullName: person.fullName,
  originalDate: extension.originalDate,
  newDate: extension.newDate,
});

const subjectOf = ({ extension: { id, version } }: About) => ({ type: "extension", id, version });
const hearer = ({
  email,
  firstName,
  language,
}: {
  email: string;
  firstName: string;
  language: Reader["language"] | null;
}) => ({
  email,
  name: firstName,
  language: language ?? ("en" as const),
});
/** Remove duplicate addresses. */
const once = (all: readonly To[]) => all.filter(({ email }, at) => all.findIndex((one) => one.email === email) === at);

/** Return the seafarer as recipient, unless they acted themselves. */
async function seafarerOf({ db, actor }: Sender, { stay }: About): Promise<To[]> {
  const to = isOwn(actor, stay.person.id) ? null : await seafarerRecipient(db, stay);
  return to ? [{ email: to.email, name: to.name, language: to.language, way: "own" }] : [];
}

/** Return the requester as recipient, unless they acted themselves or no longer see the person. */
async function askerOf({ db, actor }: Sender, { stay, extension }: About): Promise<To[]> {
  if (extension.requestedBy === null || (actor.kind === "user" && actor.userId === extension.requestedBy)) return [];
  const found = await hearersOf(db, stay.place.vessel.divisionId, stay.person, {
    rights: ["extensions:request"],
    classes: [],
    among: eq(users.id, extension.requestedBy),
  });
  return found.map((one) => ({ ...hearer(one), way: one.crewId === stay.person.id ? "own" : "office" }));
}

async function readersOf(sender: Sender, about: About, type: ExtensionMail): Promise<To[]> {
  const { stay } = about;
  const office = async (groups: Parameters<typeof officeOf>[2]) =>
    (await officeOf(sender, stay, groups)).map((one) => ({ ...hearer(one), way: "office" as const }));
  if (type === "ExtensionRequested") return office(["admins", "managers", "planning"]);
  if (type === "ExtensionDeclined")
    return [...(await askerOf(sender, about)), ...(await office(["admins", "managers", "planning"]))];
  if (type === "ExtensionRejected") return [...(await seafarerOf(sender, about)), ...(await askerOf(sender, about))];
  const heads = (await headOf(sender, stay)).map((one) => ({ ...hearer(one), way: "vessel" as const }));
  const principals = (await principalRecipients(sender.db, stay, dayOf(sender.now))).map(
    ({ email, name, language }) => ({
      email,
      name,
      language,
      way: "vessel" as const,
    }),
  );
  return [...(await seafarerOf(sender, about)), ...heads, ...principals, ...(await office(["planning"]))];
}

const kinds = {
  ExtensionRequested: "requested",
  ExtensionDeclined: "declined",
  ExtensionApprovedExtension: "approved",
  ExtensionRejected: "rejected",
} as const;

/**
 * Notify the recipients of a request or decision, in their language. The actor is left out. product 5.16
 * @returns the mails
 */
export async function tellExtension(sender: Sender, about: About, type: keyof typeof kinds): Promise<number[]> {
  const ids: number[] = [];
  for (const { email, way, ...reader } of once(await readersOf(sender, about, type))) {
    const reason = type === "ExtensionRejected" ? about.extension.rejectReason : null;
    ids.push(
      await enqueueMail(sender.db, {
        type,
        subject: subjectOf(about),
        recipient: email,
        language: reader.language,
        content: extensionMail(kinds[type], reader, extendedOf(about), { way, reason }),
      }),
    );
  }
  return ids;
}

/** Send the seafarer a link that asks for consent. Without an address, the office asks by telephone. product 5.9 */
export async function askConsent(sender: Sender, about: About): Promise<number[]> {
  const { stay, extension } = about;
  const to = await seafarerRecipient(sender.db, stay);
  if (!to || isOwn(sender.actor, stay.person.id)) return [];
  const row = { ...stay.row, endDate: extension.newDate };
  const { link, token, mailNumber } = await issueLink(sender, "extension-consent", row, to);
  const mailId = await enqueueMail(sender.db, {
    type: "ExtensionConsent",
    subject: { type: "approval-link", id: link.id, version: mailNumber },
    recipient: to.email,
    language: to.language,
    content: askConsentMail(to, extendedOf(about), { token, expiresAt: expiryOf(row, sender.now) }),
  });
  await appendEvent(sender.db, {
    assignmentId: stay.row.id,
    party: "extension",
    type: "sent",
    at: sender.now,
    said: {
      by: identityOf(sender),
      to: { name: to.name, email: to.email },
      mail: mailId,
      link: link.id,
      version: stay.row.version,
    },
  });
  return [mailId];
}

/** End the consent links of a request. */
export async function endConsentLinks({ db, now }: Pick<Scope, "db" | "now">, assignmentId: number, reason: LinkEnd) {
  const open = await db
    .select({
      id: approvalItems.id,
      assignmentId: approvalItems.assignmentId,
      askedAt: approvalItems.askedAt,
      purpose: approvalLinks.purpose,
    })
    .from(approvalItems)
    .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
    .where(
      and(
        eq(approvalItems.assignmentId, assignmentId),
        eq(approvalLinks.purpose, "extension-consent"),
        isNull(approvalItems.endedAt),
      ),
    );
  await endItems({ db, now }, open, reason);
}
