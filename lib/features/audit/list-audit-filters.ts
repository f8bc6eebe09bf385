import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { auditEntries } from "@/db/schema/audit";
import { users } from "@/db/schema/users";
import { read } from "@/lib/platform/operation";
import { visibleTo } from "./queries";
import { auditFilters } from "./schema";

/** List the operations and users the actor may filter by. */
export const listAuditFilters = read({
  name: "audit.list-filters",
  access: "audit:view",
  input: z.object({}),
  output: auditFilters,
  async run({ db, actor }) {
    const isVisible = visibleTo(actor);
    const [operations, people] = await Promise.all([
      db
        .selectDistinct({ operation: auditEntries.operation })
        .from(auditEntries)
        .where(isVisible)
        .orderBy(asc(auditEntries.operation))
        .limit(200),
      db
        .selectDistinct({ id: users.id, firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .innerJoin(
          auditEntries,
          and(eq(auditEntries.actorKind, "user"), eq(sql`${users.id}::text`, auditEntries.actorId)),
        )
        .where(and(isVisible, isNotNull(auditEntries.actorId)))
        .orderBy(asc(users.firstName))
        .limit(500),
    ]);
    return {
      operations: operations.map(({ operation }) => operation),
      people: people.map(({ id, firstName, lastName }) => ({
        id,
        name: [firstName, lastName].filter(Boolean).join(" "),
      })),
    };
  },
});
