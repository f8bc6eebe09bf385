import type { Executor } from "@/db/client";
import { keptReckoning } from "@/db/heard-changes";
import { keptQuery, type Preparable } from "@/db/kept-query";
import { eyesOf, type Actor } from "./actor";

type Build<Input, Query> = (db: Executor, actor: Actor, input: Input, today: string) => Query;
type Paging = { pageNumber: number; pageSize: number };
type Pageable<Row> = { limit(rows: number): { offset(rows: number): Preparable<Row[]> } };

/**
 * A query whose text is kept for whoever sees the same rows, by what is asked and the day (yyyy-MM-dd). What it finds may depend on
 * nothing else of the reader: not on who they are.
 */
export function keptRows<Rows, Input>(build: Build<Input, Preparable<Rows>>): Build<Input, Promise<Rows>> {
  type Asked = { actor: Actor; input: Input; today: string };
  const kept = keptQuery<Rows, Asked>(
    (db, { actor, input, today }) => build(db, actor, input, today),
    ({ actor, input, today }) => [eyesOf(actor), input, today],
  );
  return (db, actor, input, today) => kept(db, {}, { actor, input, today });
}

/**
 * What has to be reckoned from all there is for every page of it: read once until anything is written. As above, it may depend on
 * nothing else of the reader.
 * @param name tells it from all else that is kept so
 */
export const untilWritten =
  <Found, Input>(name: string, read: Build<Input, Promise<Found>>): Build<Input, Promise<Found>> =>
  (db, actor, input, today) =>
    keptReckoning([name, eyesOf(actor), input, today], () => read(db, actor, input, today));

/** One page of a list beside the number of all its rows, both texts kept: two queries, asked at once. */
export function keptPage<Row, Input extends Paging>(
  rows: Build<Input, Pageable<Row>>,
  count: Build<Input, Preparable<Record<string, number>[]>>,
) {
  const page = keptRows<Row[], Input>((db, actor, input, today) =>
    rows(db, actor, input, today)
      .limit(input.pageSize)
      .offset((input.pageNumber - 1) * input.pageSize),
  );
  const counted = keptRows(count);
  return async (...asked: Parameters<typeof page>) => {
    const [found, [all]] = await Promise.all([page(...asked), counted(...asked)]);
    const { pageNumber, pageSize } = asked[2];
    return { rows: found, total: all?.total ?? 0, pageNumber, pageSize };
  };
}
