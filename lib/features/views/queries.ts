import { and, asc, eq, ne, or, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import type { ViewList } from "@/db/enums/views";
import { inNameOrder } from "@/db/schema/columns";
import { fullNameOf, users } from "@/db/schema/users";
import { defaultViews, savedViews } from "@/db/schema/views";
import type { UserActor } from "@/lib/access/actor";
import { AppError, notFound, refused } from "@/lib/platform/errors";
import { maxViews } from "./rules";

type Person = Record<"userId" | "divisionId", number | Placeholder>;
/** Condition for the user's own views in the present division, and those shared there. */
const visibleTo = ({ userId, divisionId }: Person) =>
  and(eq(savedViews.divisionId, divisionId), or(eq(savedViews.userId, userId), savedViews.isShared));

const isDefaultOf = ({ userId, divisionId }: Person, list: ViewList | Placeholder): SQL | undefined =>
  and(eq(defaultViews.userId, userId), eq(defaultViews.divisionId, divisionId), eq(defaultViews.list, list));

const [ofList, reader] = [
  sql.placeholder("list"),
  { userId: sql.placeholder("userId"), divisionId: sql.placeholder("divisionId") },
];
const valuesOf = ({ userId, divisionId }: UserActor, list: ViewList) => ({ userId, divisionId, list });

const selectVisible = preparedQuery((db) =>
  db
    .select({
      id: savedViews.id,
      name: savedViews.name,
      query: savedViews.query,
      isShared: savedViews.isShared,
      isOwn: sql<boolean>`${savedViews.userId} = ${reader.userId}`,
      isDefault: sql<boolean>`${defaultViews.viewId} is not null`,
      createdByName: fullNameOf(users),
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .leftJoin(defaultViews, and(eq(defaultViews.viewId, savedViews.id), isDefaultOf(reader, ofList)))
    .where(and(visibleTo(reader), eq(savedViews.list, ofList)))
    .orderBy(sql`${savedViews.userId} <> ${reader.userId}`, asc(inNameOrder(savedViews.name)), asc(savedViews.id))
    .limit(200),
);
/** Load the views of a list, the user's own first, by name. */
export const selectViews = (db: Executor, actor: UserActor, list: ViewList) => selectVisible(db, valuesOf(actor, list));

const selectDefault = preparedQuery((db) =>
  db
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(defaultViews)
    .innerJoin(savedViews, eq(savedViews.id, defaultViews.viewId))
    .where(and(isDefaultOf(reader, ofList), visibleTo(reader))),
);
/** Load the view a list opens with; null if it is no longer shared with the user. */
export async function findDefault(db: Executor, actor: UserActor, list: ViewList) {
  const [row] = await selectDefault(db, valuesOf(actor, list));
  return row ?? null;
}

/** Lock a view. @throws not-found for a view of another list or division, or one that is not shared */
export async function lockView(db: Transaction, actor: UserActor, { id, list }: { id: number; list: ViewList }) {
  const [row] = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.list, list), visibleTo(actor)))
    .for("update");
  if (!row) throw notFound("views.notFound");
  return row;
}

/** Check that a shared view is changed by its owner. @throws forbidden */
export function assertOwn(actor: UserActor, { userId }: { userId: number }) {
  if (userId !== actor.userId) throw new AppError("forbidden", "views.notOwn");
}

/** Check that the user has no view of this name in the list. @throws invalid */
export async function assertNameIsFree(
  db: Transaction,
  { userId, divisionId }: UserActor,
  { list, name, id = 0 }: { list: ViewList; name: string; id?: number },
) {
  const sameName = await db.$count(
    savedViews,
    and(
      eq(savedViews.userId, userId),
      eq(savedViews.divisionId, divisionId),
      eq(savedViews.list, list),
      eq(sql`lower(${savedViews.name})`, sql`lower(${name})`),
      ne(savedViews.id, id),
    ),
  );
  if (sameName > 0) throw new AppError("invalid", "errors.invalid", {}, [{ path: "name", message: "views.nameTaken" }]);
}

/** Check the number of views, one request at a time per user. @throws rule at the maximum */
export async function assertBelowLimit(db: Transaction, { userId, divisionId }: UserActor, list: ViewList) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const own = and(eq(savedViews.userId, userId), eq(savedViews.divisionId, divisionId), eq(savedViews.list, list));
  if ((await db.$count(savedViews, own)) >= maxViews) throw refused("views.tooMany", { most: maxViews });
}

/** Replace the view a list opens with, or clear it. */
export async function replaceDefault(db: Transaction, actor: UserActor, list: ViewList, viewId: number | null) {
  await db.delete(defaultViews).where(isDefaultOf(actor, list));
  const { userId, divisionId } = actor;
  if (viewId !== null) await db.insert(defaultViews).values({ userId, divisionId, list, viewId });
}
