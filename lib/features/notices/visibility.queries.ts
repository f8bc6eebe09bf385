import { sql, type SQL } from "drizzle-orm";
import { mails } from "@/db/schema/mail";
import type { UserActor } from "@/lib/access/actor";
import { subjects } from "./registry";

/**
 * Condition for mails about records the user may still see. After a change of vessel, division or permission the others
 * are hidden.
 */
export function stillVisibleTo(actor: UserActor): SQL {
  const cases = Object.entries(subjects).map(([type, isVisible]) => sql`when ${type} then ${isVisible(actor)}`);
  return sql`case ${mails.subjectType} ${sql.join(cases, sql` `)} else false end`;
}
