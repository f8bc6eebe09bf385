import { and, eq, inArray, ne, or } from "drizzle-orm";
import { users } from "@/db/schema/users";
import { hearersOf } from "@/lib/features/crew/hearing.queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { boardChange, type BoardChange } from "./emails/board-change";
import type { AssignmentRow, Manned, PersonRow, Place } from "../seats.queries";
import type { Scope } from "../store.queries";
import { isAmong, rolesOf } from "@/lib/access/roles";

type Sender = Pick<Scope, "db" | "actor">;

/**
 * Match recipients: planning, service and finance of the division, and the principal's users who see her crew. The
 * actor is left out. product 5.16
 */
function readersOf({ db, actor }: Sender, { vessel: { divisionId, principalId } }: Place, person: PersonRow) {
  const office = inArray(users.role, rolesOf("planning", "service", "finance"));
  const owner =
    principalId === null
      ? undefined
      : and(inArray(users.role, rolesOf("principals")), eq(users.principalId, principalId));
  const others = actor.kind === "user" ? ne(users.id, actor.userId) : undefined;
  return hearersOf(db, divisionId, person, {
    rights: ["vessels:view"],
    classes: [],
    among: and(or(office, owner), others),
  });
}

/** Notify office and principal of a sign-on or sign-off. */
export async function tellBoardChange(
  sender: Sender,
  type: BoardChange,
  { place, person }: Pick<Manned, "place" | "person">,
  { id, version }: Pick<AssignmentRow, "id" | "version">,
  date: string,
) {
  const boarding = { vessel: place.vessel, position: place.position, fullName: person.fullName, date };
  for (const { email, firstName, role, language: chosen } of await readersOf(sender, place, person)) {
    const language = chosen ?? "en";
    await enqueueMail(sender.db, {
      type,
      subject: { type: "assignment", id, version },
      recipient: email,
      language,
      content: boardChange(type, { name: firstName, language }, boarding),
      // Finance gets these in the morning digest.
      usually: isAmong({ role, subRole: null }, "finance") ? "digest" : "at-once",
    });
  }
}
