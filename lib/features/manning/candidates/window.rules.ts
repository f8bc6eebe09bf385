export type Page = { pageNumber: number; pageSize: number };

/** So many of those who fit best by what lists keep are judged on their papers for exactly the seat. */
const mostJudged = 30;

/** What the database reads for a page: all who are judged while the page lies among them, whole pages of them; else the page alone. */
export function windowOf({ pageNumber, pageSize }: Page) {
  const judged = Math.ceil(mostJudged / pageSize) * pageSize;
  const isJudged = pageNumber * pageSize <= judged;
  return isJudged
    ? { isJudged, offset: 0, limit: judged }
    : { isJudged, offset: (pageNumber - 1) * pageSize, limit: pageSize };
}
