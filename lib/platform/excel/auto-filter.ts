import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from "write-excel-file/utility";

type Area = { headRow: number; lastRow: number; columns: number };
const sheetFile = "xl/worksheets/sheet{id}.xml";

/** Add filter buttons to the header row of an area; rows and columns count from 0. */
export function autoFilter({ headRow, lastRow, columns }: Area) {
  const area = `${getCellAddress(headRow, 0)}:${getCellAddress(lastRow, columns - 1)}`;
  return {
    files: {
      transform: {
        [sheetFile]: {
          transform: (xml: string) =>
            insertElementMarkupAccordingToOrderOfSiblings(
              xml,
              `<autoFilter ref="${area}"/>`,
              getOrderOfSiblings(sheetFile, "worksheet") ?? [],
              "worksheet",
            ),
        },
      },
    },
  };
}
