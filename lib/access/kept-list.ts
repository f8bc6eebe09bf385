import type { Executor } from "@/db/client";
import { cachedUntilWrite } from "@/db/cache-invalidation";
import { keptQuery, type Preparable } from "@/db/kept-query";
import { actorId, behindEyes, eyesOf, type Actor } from "./actor";

type Build<Input, Query> = (db: Executor, actor: Actor, input: Input, today: string) => Query;
/** By what of a reader something is kept, and what of them it may then read. */
type Keeping = { by(actor: Actor): unknown; as(actor: Actor): Actor };
const forAll: Keeping = { by: eyesOf, as: behindEyes };
/** For what depends on who is reading as well: everybody has their own. */
export const forEach: Keeping = { by: (actor) => [eyesOf(actor), actorId(actor)], as: (actor) => actor };

type Paging = { pageNumber: number; pageSize: number };
type Pageable<Row> = { limit(rows: number): { offset(rows: number): Preparable<Row[]> } };

/**
 * A query whose text is kept for whoever sees the same rows, by what is asked and the day (yyyy-MM-dd). What it finds may depend on
 * nothing else of the reader, and asking who they are is refused.
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
 * What has to be reckoned from all there is for every page of it: read once until anything is written. As above, it may depend on
 * nothing else of the reader.
 * @param name tells it from all else that is kept so
 */
export const untilWritten =
  <Found, Input>(name: string, read: Build<Input, Promise<Found>>): Build<Input, Promise<Found>> =>
  (db, actor, input, today) =>
    cachedUntilWrite([name, eyesOf(actor), input, today], () => read(db, behindEyes(actor), input, today));

/** One page of a list beside the number of all its rows, both texts kept: two queries, asked at once. */
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
