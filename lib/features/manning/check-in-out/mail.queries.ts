import { and, eq, inArray, ne, or } from "drizzle-orm";
import { users } from "@/db/schema/users";
import { notificationRecipients } from "@/lib/features/crew/recipients/queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { signOnOffMail, type SignOnOff } from "./emails/sign-on-off";
import type { AssignmentRow, SeatContext, PersonRow, SeatDetails } from "../seats.queries";
import type { Scope } from "../plans/store-outcome.queries";
import { isAmong, rolesOf } from "@/lib/access/roles";

type Sender = Pick<Scope, "db" | "actor">;

/**
 * Match recipients: planning, service and finance of the division, and the principal's users who see her crew. The
 * actor is left out. product 5.16
 */
function recipientsOf({ db, actor }: Sender, { vessel: { divisionId, principalId } }: SeatDetails, person: PersonRow) {
  const office = inArray(users.role, rolesOf("planning", "service", "finance"));
  const owner =
    principalId === null
      ? undefined
      : and(inArray(users.role, rolesOf("principals")), eq(users.principalId, principalId));
  const notTheActor = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  return notificationRecipients(db, divisionId, person, {
    rights: ["vessels:view"],
    classes: [],
    among: and(or(office, owner), notTheActor),
  });
}

/** Notify office and principal of a sign-on or sign-off. */
export async function notifySignOnOff(
  sender: Sender,
  type: SignOnOff,
  { seatDetails, person }: Omit<SeatContext, "rows" | "seat" | "ofPerson">,
  { id, version }: Pick<AssignmentRow, "id" | "version">,
  date: string,
) {
  const boarding = { vessel: seatDetails.vessel, position: seatDetails.position, fullName: person.fullName, date };
  for (const { email, firstName, role, language: chosen } of await recipientsOf(sender, seatDetails, person)) {
    const language = chosen ?? "en";
    await enqueueMail(sender.db, {
      type,
      subject: { type: "assignment", id, version },
      recipient: email,
      language,
      content: signOnOffMail(type, { name: firstName, language }, boarding),
      // Finance gets these in the morning digest.
      defaultWay: isAmong({ role, subRole: null }, "finance") ? "digest" : "at-once",
    });
  }
}
