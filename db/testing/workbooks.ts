import { strToU8, zipSync, type Zippable } from "fflate";
import type { Executor } from "@/db/client";
import type { UserActor } from "@/lib/access/actor";
import { storeWorkbook } from "@/lib/features/chandler/uploads/queries";

const main = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";

/** The least an XLSX is; more of what may stand in one, and another kind of main part. */
export const xlsx = (more: Zippable = {}, kind = main) =>
  Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8(`<Types><Override PartName="/xl/workbook.xml" ContentType="${kind}"/></Types>`),
      "xl/workbook.xml": strToU8("<workbook/>"),
      ...more,
    }),
  );

/** A workbook somebody uploaded and no request holds yet. */
export async function workbookBy(db: Executor, { userId }: Pick<UserActor, "userId">, name = "stores.xlsx") {
  const { id } = await storeWorkbook(db, { fileType: "asessment", name, bytes: xlsx() }, userId);
  return id;
}
