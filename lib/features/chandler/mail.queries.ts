import { eq, inArray, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { ChandlerStatus } from "@/db/enums/chandler";
import { users } from "@/db/schema/users";
import { can, type Actor } from "@/lib/access/actor";
import { isAmong, rolesOf, vesselHead } from "@/lib/access/roles";
import { hearersOf } from "@/lib/features/crew/hearing.queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { statusMail, type Reader } from "./emails/status";
import type { Found } from "./queries";

type Sender = { db: Transaction; actor: Actor };
type Recipient = Reader & { email: string };

const service = rolesOf("service");

/** Return service staff of the division and the vessel head, by current rights. */
async function staffOf({ db }: Sender, { vessel }: Found): Promise<Recipient[]> {
  const found = await hearersOf(db, vessel.divisionId, null, {
    rights: ["chandler:view"],
    classes: [],
    among: or(inArray(users.role, service), eq(users.subRole, vesselHead)),
  });
  return found
    .filter((account) => !isAmong(account, "heads") || account.vesselId === vessel.id)
    .map(({ email, firstName, language }) => ({
      email,
      name: firstName,
      language: language ?? "en",
      seesRequest: true,
    }));
}

/** Return the requester: with an account in their language and a link, else in English; none for a closed account. */
async function requesterOf({ db }: Sender, { request, vessel }: Found): Promise<Recipient[]> {
  const sameAddress = sql`lower(${users.email}) = ${request.requesterEmail.toLowerCase()}`;
  const [account] = await hearersOf(db, vessel.divisionId, null, { rights: [], classes: [], among: sameAddress });
  const [known] = await db.select({ id: users.id }).from(users).where(sameAddress).limit(1);
  if (known && !account) return [];
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
export async function tellStatus(sender: Sender, found: Found, from: ChandlerStatus | null): Promise<number[]> {
  const { request, vessel, port } = found;
  const own = sender.actor.kind === "user" ? sender.actor.email.toLowerCase() : null;
  const told = {
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
  const readers = [...(await staffOf(sender, found)), ...(from === null ? [] : await requesterOf(sender, found))];
  const ids: number[] = [];
  const written = new Set(own ? [own] : []);
  for (const reader of readers) {
    const address = reader.email.toLowerCase();
    if (written.has(address)) continue;
    written.add(address);
    ids.push(
      await enqueueMail(sender.db, {
        type: "ChandlerStatus",
        subject: { type: "chandler-request", id: request.id, version: request.version },
        recipient: reader.email,
        language: reader.language,
        content: statusMail(reader, told),
      }),
    );
  }
  return ids;
}
