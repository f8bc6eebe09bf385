const around = 1;

/** Return first, last and nearby pages. Null replaces two or more omitted pages. */
export function pagesToShow(current: number, last: number): (number | null)[] {
  const near = (page: number) => page === 1 || page === last || Math.abs(page - current) <= around;
  const pages = Array.from({ length: last }, (_, index) => index + 1).filter(near);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
