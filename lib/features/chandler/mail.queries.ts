import { eq, inArray, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { ChandlerStatus } from "@/db/enums/chandler";
import { users } from "@/db/schema/users";
import { can, type Actor } from "@/lib/access/actor";
import { isAmong, rolesOf, vesselHead } from "@/lib/access/roles";
import { notificationRecipients } from "@/lib/features/crew/recipients/queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { statusMail, type Reader } from "./emails/status";
import type { RequestWithVessel } from "./queries";

type MailContext = { db: Transaction; actor: Actor };
type Recipient = Reader & { email: string };

const service = rolesOf("service");

/** Return service staff of the division and the vessel head, by current rights. */
async function staffOf({ db }: MailContext, { vessel }: RequestWithVessel): Promise<Recipient[]> {
  const recipients = await notificationRecipients(db, vessel.divisionId, null, {
    rights: ["chandler:view"],
    classes: [],
    among: or(inArray(users.role, service), eq(users.subRole, vesselHead)),
  });
  return recipients
    .filter((account) => !isAmong(account, "heads") || account.vesselId === vessel.id)
    .map(({ email, firstName, language }) => ({
      email,
      name: firstName,
      language: language ?? "en",
      seesRequest: true,
    }));
}

/** Return the requester: with an account in their language and a link, else in English; none for a closed account. */
async function requesterOf({ db }: MailContext, { request, vessel }: RequestWithVessel): Promise<Recipient[]> {
  const sameAddress = sql`lower(${users.email}) = ${request.requesterEmail.toLowerCase()}`;
  const [account] = await notificationRecipients(db, vessel.divisionId, null, {
    rights: [],
    classes: [],
    among: sameAddress,
  });
  const [matchingUser] = await db.select({ id: users.id }).from(users).where(sameAddress).limit(1);
  if (matchingUser && !account) return [];
  return [
    {
      email: request.requesterEmail,
      name: request.requesterName,
      language: account?.language ?? "en",
      seesRequest:
        account !== undefined &&
        can(account, "chandler:view") &&
        (!isAmong(account, "heads") || account.vesselId === vessel.id),
    },
  ];
}

/**
 * Send one mail per person about a request's new state, except to the person who caused it. product 5.16 @returns the
 * mail ids
 */
export async function notifyStatus(
  context: MailContext,
  results: RequestWithVessel,
  from: ChandlerStatus | null,
): Promise<number[]> {
  const { request, vessel, port } = results;
  const own = context.actor.kind === "user" ? context.actor.email.toLowerCase() : null;
  const mailData = {
    id: request.id,
    vessel,
    port: port.name,
    from,
    to: request.status,
    period: request.period,
    deliverOn: request.deliverOn,
    receivedOn: request.receivedOn,
    vendorName: request.vendorName,
    cancelReason: request.cancelReason,
  };
  const readers = [...(await staffOf(context, results)), ...(from === null ? [] : await requesterOf(context, results))];
  const ids: number[] = [];
  const notifiedAddresses = new Set(own ? [own] : []);
  for (const reader of readers) {
    const address = reader.email.toLowerCase();
    if (notifiedAddresses.has(address)) continue;
    notifiedAddresses.add(address);
    ids.push(
      await enqueueMail(context.db, {
        type: "ChandlerStatus",
        subject: { type: "chandler-request", id: request.id, version: request.version },
        recipient: reader.email,
        language: reader.language,
        content: statusMail(reader, mailData),
      }),
    );
  }
  return ids;
}
