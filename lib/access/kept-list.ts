import type { Executor } from "@/db/client";
import { cachedUntilWrite } from "@/db/cache-invalidation";
import { keptQuery, type Preparable } from "@/db/kept-query";
import { actorId, behindEyes, eyesOf, type Actor } from "./actor";

type Build<Input, Query> = (db: Executor, actor: Actor, input: Input, today: string) => Query;
/** The cache key of an actor (`by`), and the part of the actor that the cached query may read (`as`). */
type Keeping = { by(actor: Actor): unknown; as(actor: Actor): Actor };
const forAll: Keeping = { by: eyesOf, as: behindEyes };
/** Cache per user, for queries that depend on the user's identity. */
export const forEach: Keeping = { by: (actor) => [eyesOf(actor), actorId(actor)], as: (actor) => actor };

type Paging = { pageNumber: number; pageSize: number };
type Pageable<Row> = { limit(rows: number): { offset(rows: number): Preparable<Row[]> } };

/**
 * Prepare a query once for all viewers who see the same rows, by input and day (yyyy-MM-dd).
 * The result may depend on nothing else. Reading the viewer's identity throws.
 */
export function keptRows<Rows, Input>(
  build: Build<Input, Preparable<Rows>>,
  kept: Keeping = forAll,
): Build<Input, Promise<Rows>> {
  type Asked = { actor: Actor; input: Input; today: string };
  const ask = keptQuery<Rows, Asked>(
    (db, { actor, input, today }) => build(db, kept.as(actor), input, today),
    ({ actor, input, today }) => [kept.by(actor), input, today],
  );
  return (db, actor, input, today) => ask(db, {}, { actor, input, today });
}

/**
 * Cache an aggregate for all viewers with the same visibility until any write. The result may depend on nothing else of
 * the viewer.
 * @param name unique name of the cached value
 */
export const untilWritten =
  <Found, Input>(name: string, read: Build<Input, Promise<Found>>): Build<Input, Promise<Found>> =>
  (db, actor, input, today) =>
    cachedUntilWrite([name, eyesOf(actor), input, today], () => read(db, behindEyes(actor), input, today));

/** Read one page of a list and its total number of rows with two prepared queries, sent in parallel. */
export function keptPage<Row, Input extends Paging>(
  rows: Build<Input, Pageable<Row>>,
  count: Build<Input, Preparable<Record<string, number>[]>>,
  kept: Keeping = forAll,
) {
  const page = keptRows<Row[], Input>(
    (db, actor, input, today) =>
      rows(db, actor, input, today)
        .limit(input.pageSize)
        .offset((input.pageNumber - 1) * input.pageSize),
    kept,
  );
  const counted = keptRows(count, kept);
  return async (...asked: Parameters<typeof page>) => {
    const [found, [all]] = await Promise.all([page(...asked), counted(...asked)]);
    const { pageNumber, pageSize } = asked[2];
    return { rows: found, total: all?.total ?? 0, pageNumber, pageSize };
  };
}
