import { strToU8, zipSync, type Zippable } from "fflate";
import type { Executor } from "@/db/client";
import type { UserActor } from "@/lib/access/actor";
import { storeWorkbook } from "@/lib/features/chandler/uploads/queries";

const main = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";

/** A minimal XLSX, with optional parts and another main part. */
export const xlsx = (more: Zippable = {}, kind = main) =>
  Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8(`<Types><Override PartName="/xl/workbook.xml" ContentType="${kind}"/></Types>`),
      "xl/workbook.xml": strToU8("<workbook/>"),
      ...more,
    }),
  );

/** An uploaded workbook without a request. */
export async function workbookBy(db: Executor, { userId }: Pick<UserActor, "userId">, name = "stores.xlsx") {
  const { id } = await storeWorkbook(db, { fileType: "asessment", name, bytes: xlsx() }, userId);
  return id;
}
