import { and, desc, eq, sql } from "drizzle-orm";
import { countMatches } from "@/db/count-matches";
import { auditEntries } from "@/db/schema/audit";
import { users } from "@/db/schema/users";
import { read } from "@/lib/platform/operation";
import { filterConditions, withoutSignIns, visibleTo } from "./queries";
import { changesOf } from "./rules";
import { auditPage, listAuditInput } from "./schema";
import { severityOf } from "./severity.rules";
import { subjectColumns } from "./subjects.queries";
import { subjectKindOf } from "./subjects.rules";

/** List audit entries, newest first: who did what and when, with the changed fields. */
export const listAudit = read({
  name: "audit.list",
  access: "audit:view",
  input: listAuditInput,
  output: auditPage,
  async run({ db, actor }, { pageNumber, pageSize, ...filter }) {
    const scope = and(visibleTo(actor), withoutSignIns(filter));
    const [rows, { total, outOf }] = await Promise.all([
      db
        .select({ entry: auditEntries, firstName: users.firstName, lastName: users.lastName, ...subjectColumns })
        .from(auditEntries)
        .leftJoin(users, and(eq(auditEntries.actorKind, "user"), eq(sql`${users.id}::text`, auditEntries.actorId)))
        .where(and(scope, filterConditions(filter)))
        .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      countMatches(db, auditEntries, scope, filterConditions(filter)),
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
      total,
      outOf,
      pageNumber,
      pageSize,
    };
  },
});
