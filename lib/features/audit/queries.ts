import { and, eq, gte, inArray, like, lt, notInArray, or, sql, type SQL } from "drizzle-orm";
import { isAnyOf } from "@/db/any-of";
import { auditEntries } from "@/db/schema/audit";
import { containingExactly } from "@/db/search-text";
import { rowsOf, type Actor } from "@/lib/access/actor";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { severityLists, type Severity } from "./severity.rules";

/** Condition for visible entries: all for a superadmin, those of the division for admins and managers. */
export function visibleTo(actor: Actor): SQL {
  const rows = rowsOf(actor, "audit:view");
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  return rows === "every-division" ? sql`true` : eq(auditEntries.divisionId, actor.divisionId);
}

type Filter = {
  person?: number[] | undefined;
  operation?: string[] | undefined;
  subject?: string | undefined;
  severity?: Severity[] | undefined;
  from?: string | undefined;
  until?: string | undefined;
  signIns: boolean;
  filterList: string;
};

const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`);

const signInOperations = ["users.sign-in", "users.sign-out"];

const classifiedOperations = [...severityLists.sensitive, ...severityLists.routine];
const ofSeverity = (severity: Severity) =>
  severity === "normal"
    ? notInArray(auditEntries.operation, classifiedOperations)
    : inArray(auditEntries.operation, severityLists[severity]);

/** Leave sign-ins out of the list unless they are requested. */
export const withoutSignIns = ({ operation, severity, signIns }: Filter) =>
  signIns || operation || severity?.includes("routine")
    ? undefined
    : notInArray(auditEntries.operation, signInOperations);

/** Condition of keyword and filters; undefined without any. Days are whole days in Asia/Jakarta, both ends included. */
export const filterConditions = ({ person, operation, subject, severity, from, until, filterList }: Filter) =>
  and(
    person ? and(eq(auditEntries.actorKind, "user"), isAnyOf(auditEntries.actorId, person.map(String))) : undefined,
    isAnyOf(auditEntries.operation, operation),
    subject ? eq(auditEntries.subject, subject) : undefined,
    severity ? or(...severity.map(ofSeverity)) : undefined,
    from ? gte(auditEntries.createdAt, startOf(from)) : undefined,
    until ? lt(auditEntries.createdAt, daysAfter(startOf(until), 1)) : undefined,
    filterList
      ? or(
          like(auditEntries.operation, containingExactly(filterList)),
          like(auditEntries.subject, containingExactly(filterList)),
        )
      : undefined,
  );

export const matchesFilters = (filter: Filter) => and(withoutSignIns(filter), filterConditions(filter));
