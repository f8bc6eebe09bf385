import { and, count, desc, eq, sql } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { users } from "@/db/schema/users";
import { read } from "@/lib/platform/operation";
import { matching, visibleTo } from "./queries";
import { changesOf } from "./rules";
import { auditPage, listAuditInput } from "./schema";
import { severityOf } from "./severity.rules";
import { subjectColumns } from "./subjects.queries";
import { subjectKindOf } from "./subjects.rules";

/** Who did what and when, newest first, with what changed. */
export const listAudit = read({
  name: "audit.list",
  access: "audit:view",
  input: listAuditInput,
  output: auditPage,
  async run({ db, actor }, { pageNumber, pageSize, ...filter }) {
    const where = and(visibleTo(actor), matching(filter));
    const [rows, totals] = await Promise.all([
      db
        .select({ entry: auditEntries, firstName: users.firstName, lastName: users.lastName, ...subjectColumns })
        .from(auditEntries)
        .leftJoin(users, and(eq(auditEntries.actorKind, "user"), eq(sql`${users.id}::text`, auditEntries.actorId)))
        .where(where)
        .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      db.select({ total: count() }).from(auditEntries).where(where),
    ]);
    return {
      rows: rows.map(({ entry, firstName, lastName, subjectName, subjectPlaceId }) => ({
        ...entry,
        subjectKind: subjectName === null ? null : subjectKindOf(entry.operation, entry.subject),
        subjectName,
        subjectPlaceId,
        severity: severityOf(entry.operation),
        actorName: [firstName, lastName].filter(Boolean).join(" ") || null,
        changes: changesOf(entry.before, entry.after),
      })),
      total: totals[0]?.total ?? 0,
      pageNumber,
      pageSize,
    };
  },
});
