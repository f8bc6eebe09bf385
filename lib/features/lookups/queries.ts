import { and, asc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import type { LookupKind } from "@/db/enums/lookups";
import { lookups } from "@/db/schema/lookups";
import { AppError } from "@/lib/platform/errors";

const unknownOption = (path: string) =>
  new AppError("invalid", "errors.invalid", {}, [{ path, message: "validation.invalid" }]);
const isActiveOption = (): SQL | undefined => and(isNotNull(lookups.approvedAt), isNull(lookups.retiredAt));

/** List approved, active options of one kind in their own order. */
export const listActiveOptions = (db: Executor, kind: LookupKind) =>
  db
    .select({ id: lookups.id, name: lookups.name, nameId: lookups.nameId, code: lookups.code })
    .from(lookups)
    .where(and(eq(lookups.kind, kind), isActiveOption()))
    .orderBy(asc(lookups.sequence), asc(lookups.name))
    .limit(1_000);

/** List active options of several kinds in one query. */
export const listActiveOptionsOf = (db: Executor, kinds: LookupKind[]) =>
  db
    .select({ id: lookups.id, kind: lookups.kind, name: lookups.name, nameId: lookups.nameId, code: lookups.code })
    .from(lookups)
    .where(and(anyOf(lookups.kind, kinds), isActiveOption()))
    .orderBy(asc(lookups.sequence), asc(lookups.name));

/** Return active options grouped by kind, as forms take them. */
export async function lookupChoices<K extends LookupKind>(db: Executor, kinds: K[]) {
  const rows = await listActiveOptionsOf(db, kinds);
  const optionsOfKind = (optionKind: K) => rows.flatMap(({ kind, ...option }) => (kind === optionKind ? [option] : []));
  // The names are exactly the kinds.
  return Object.fromEntries(kinds.map((kind) => [kind, optionsOfKind(kind)])) as Record<
    K,
    ReturnType<typeof optionsOfKind>
  >;
}

/** Load options by id. @throws invalid for one that is not of the kind */
export async function optionsOf(db: Executor, kind: LookupKind, ids: readonly number[], path: string) {
  const options = await db
    .select({ id: lookups.id, name: lookups.name, code: lookups.code })
    .from(lookups)
    .where(and(eq(lookups.kind, kind), anyOf(lookups.id, ids)));
  if (options.length !== new Set(ids).size) throw unknownOption(path);
  return options;
}

/** Load one option by id. @throws invalid */
export async function optionOf(db: Executor, kind: LookupKind, id: number, path: string) {
  const [option] = await optionsOf(db, kind, [id], path);
  if (!option) throw unknownOption(path);
  return option;
}
