import type { Executor } from "@/db/client";
import { cachedUntilWrite } from "@/db/cache-invalidation";
import { preparedQuery, type Preparable } from "@/db/prepared-query";
import { actorId, withoutIdentity, visibilityKey, type Actor } from "./actor";

type Build<Input, Query> = (db: Executor, actor: Actor, input: Input, today: string) => Query;
/** The cache key of an actor (`by`), and the part of the actor that the cached query may read (`as`). */
type CacheScope = { by(actor: Actor): unknown; as(actor: Actor): Actor };
const sameRows: CacheScope = { by: visibilityKey, as: withoutIdentity };
/** Cache per user, for queries that depend on the user's identity. */
export const perUser: CacheScope = { by: (actor) => [visibilityKey(actor), actorId(actor)], as: (actor) => actor };

type Paging = { pageNumber: number; pageSize: number };
type Pageable<Row> = { limit(rows: number): { offset(rows: number): Preparable<Row[]> } };

/**
 * Prepare a query once for all viewers who see the same rows, by input and day (yyyy-MM-dd).
 * The result may depend on nothing else. Reading the viewer's identity throws.
 */
export function preparedRows<Rows, Input>(
  build: Build<Input, Preparable<Rows>>,
  scope: CacheScope = sameRows,
): Build<Input, Promise<Rows>> {
  type QueryInput = { actor: Actor; input: Input; today: string };
  const query = preparedQuery<Rows, QueryInput>(
    (db, { actor, input, today }) => build(db, scope.as(actor), input, today),
    ({ actor, input, today }) => [scope.by(actor), input, today],
  );
  return (db, actor, input, today) => query(db, {}, { actor, input, today });
}

/**
 * Cache an aggregate for all viewers with the same visibility until any write. The result may depend on nothing else of
 * the viewer.
 * @param name unique name of the cached value
 */
export const cachedUntilWriteFor =
  <Result, Input>(name: string, read: Build<Input, Promise<Result>>): Build<Input, Promise<Result>> =>
  (db, actor, input, today) =>
    cachedUntilWrite([name, visibilityKey(actor), input, today], () => read(db, withoutIdentity(actor), input, today));

/** Read one page of a list and its total number of rows with two prepared queries, sent in parallel. */
export function preparedPage<Row, Input extends Paging>(
  rows: Build<Input, Pageable<Row>>,
  count: Build<Input, Preparable<Record<string, number>[]>>,
  scope: CacheScope = sameRows,
) {
  const page = preparedRows<Row[], Input>(
    (db, actor, input, today) =>
      rows(db, actor, input, today)
        .limit(input.pageSize)
        .offset((input.pageNumber - 1) * input.pageSize),
    scope,
  );
  const totals = preparedRows(count, scope);
  return async (...parameters: Parameters<typeof page>) => {
    const [pageRows, [counts]] = await Promise.all([page(...parameters), totals(...parameters)]);
    const { pageNumber, pageSize } = parameters[2];
    return { rows: pageRows, total: counts?.total ?? 0, pageNumber, pageSize };
  };
}
