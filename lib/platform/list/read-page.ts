import type { Page } from "./page-of";

type Paging = { pageNumber: number; pageSize: number };
type Pageable<Row> = { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } };

/** One page of a query's rows beside the number of them all: two queries, asked at once. */
export async function readPage<Row>(
  query: Pageable<Row>,
  count: PromiseLike<number>,
  { pageNumber, pageSize }: Paging,
): Promise<Page<Row>> {
  const page = query.limit(pageSize).offset((pageNumber - 1) * pageSize);
  const [rows, total] = await Promise.all([page, count]);
  return { rows, total, pageNumber, pageSize };
}
