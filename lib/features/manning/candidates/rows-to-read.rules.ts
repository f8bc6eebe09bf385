export type Page = { pageNumber: number; pageSize: number };

/** How many of the best candidates are checked against the seat's certificates. */
const maxJudged = 30;

/** Return the rows to read for a page: all judged candidates while the page lies among them, else the page only. */
export function rowsToReadFor({ pageNumber, pageSize }: Page) {
  const judged = Math.ceil(maxJudged / pageSize) * pageSize;
  const isJudged = pageNumber * pageSize <= judged;
  return isJudged
    ? { isJudged, offset: 0, limit: judged }
    : { isJudged, offset: (pageNumber - 1) * pageSize, limit: pageSize };
}
