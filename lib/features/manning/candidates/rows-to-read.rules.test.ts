import fc from "fast-check";
import { rowsToReadFor } from "./rows-to-read.rules";

test("covers all rows with judged pages first and plain pages after", () => {
  expect(rowsToReadFor({ pageNumber: 10, pageSize: 3 })).toEqual({ isJudged: true, offset: 0, limit: 30 });
  expect(rowsToReadFor({ pageNumber: 11, pageSize: 3 })).toEqual({ isJudged: false, offset: 30, limit: 3 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 200 }), (pageNumber, pageSize) => {
      const { isJudged, offset, limit } = rowsToReadFor({ pageNumber, pageSize });
      expect(limit % pageSize).toBe(0);
      if (isJudged) expect(pageNumber * pageSize).toBeLessThanOrEqual(limit);
      else expect([offset, limit]).toEqual([(pageNumber - 1) * pageSize, pageSize]);
    }),
  );
});
