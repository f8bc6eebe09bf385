import type { Page } from "./page-of";

type Paging = { pageNumber: number; pageSize: number };
type Pageable<Row> = { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } };

/** Read one page of a query and the total number of rows with two queries in parallel. */
export async function readPage<Row>(
  query: Pageable<Row>,
  count: PromiseLike<number>,
  { pageNumber, pageSize }: Paging,
): Promise<Page<Row>> {
  const page = query.limit(pageSize).offset((pageNumber - 1) * pageSize);
  const [rows, total] = await Promise.all([page, count]);
  return { rows, total, pageNumber, pageSize };
}
