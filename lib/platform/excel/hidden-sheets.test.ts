import { array, assert, asyncProperty, boolean, constantFrom } from "fast-check";
import { utils, write } from "xlsx";
import { runsOf } from "@/db/testing/long-run";
import { readWorkbook } from "./read-workbook";

// Each file starts a process of its own, which a busy machine lets wait.
jest.setTimeout(900_000);

test("a sheet that a workbook hides is read and named as hidden", async () => {
  const kinds = array(constantFrom(0, 1, 2), { maxLength: 5 });
  await assert(
    asyncProperty(kinds, boolean(), async (hidden, isOld) => {
      const states = [0, ...hidden] as (0 | 1 | 2)[];
      const book = utils.book_new();
      for (const [index] of states.entries())
        utils.book_append_sheet(book, utils.aoa_to_sheet([[`cell ${index}`]]), `Sheet ${index}`);
      book.Workbook = { Sheets: states.map((Hidden, index) => ({ name: `Sheet ${index}`, Hidden })) };
      const bytes = new Uint8Array(write(book, { type: "buffer", bookType: isOld ? "biff8" : "xlsx" }));
      const sheets = await readWorkbook("crew.xlsx", bytes, { rows: 10, columns: 10 });
      expect(sheets).toEqual(
        states.map((state, index) => ({ name: `Sheet ${index}`, isHidden: state > 0, rows: [[`cell ${index}`]] })),
      );
    }),
    runsOf(4),
  );
});
