import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { fullNameOf, users } from "@/db/schema/users";
import { activeAccountsOf } from "@/lib/access/second-person";
import { rolesOf } from "@/lib/access/roles";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { decidedAloneMail } from "./emails/decided-alone";
import { decidedAloneInput, decidedAloneNotified } from "./schema";

/**
 * Notify the managers of a division that a user decided their own request because there was no colleague.
 * Without another manager, notify the superadmins. Run by the queue only. product §0.3 @throws forbidden for people
 */
export const notifyDecidedAlone = write({
  name: "notices.tell-decided-alone",
  access: "scheduler",
  input: decidedAloneInput,
  output: decidedAloneNotified,
  async run({ db, audit, unchanged }, { entryId: id }) {
    unchanged();
    const [entry] = await db
      .select({ entry: auditEntries, by: { id: users.id, name: fullNameOf(users) } })
      .from(auditEntries)
      .innerJoin(users, eq(sql`${users.id}::text`, auditEntries.actorId))
      .where(eq(auditEntries.id, id));
    if (!entry) return { told: 0 };
    const { by } = entry;
    const { operation, divisionId, reason } = entry.entry;
    const otherAccounts = (roles: "managers" | "superadmins") =>
      activeAccountsOf(db, divisionId ?? 1, and(inArray(users.role, rolesOf(roles)), ne(users.id, by.id)));
    const managers = await otherAccounts("managers");
    const accounts = managers.length > 0 ? managers : await otherAccounts("superadmins");
    for (const account of accounts) {
      const language = account.language ?? defaultLocale;
      await enqueueMail(db, {
        type: "DecidedAlone",
        subject: { type: "division", id: account.divisionId, version: id },
        recipient: account.email,
        language,
        content: decidedAloneMail({ firstName: account.firstName, language }, { operation, by: by.name, reason }),
      });
    }
    if (accounts.length > 0) audit({ subject: id, divisionId: divisionId ?? 1, after: { told: accounts.length } });
    return { told: accounts.length };
  },
});
