import { strToU8 } from "fflate";
import type { Transaction } from "@/db/client";
import { requested } from "@/db/testing/records/chandler";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { workbookBy, xlsx } from "@/db/testing/files/workbooks";
import type { UserActor } from "@/lib/access/actor";
import { putPersonalDocument } from "@/lib/features/crew/documents/put-personal-document";
import { downloadFile } from "@/lib/features/files/download-file";
import { uploadFile } from "@/lib/features/files/upload-file";

afterAll(closeDatabase);

const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const upload = (actor: UserActor, bytes: Buffer, name = "stores.xlsx", fileType = "asessment") =>
  uploadFile.execute(as(actor), { fileType, fileContent: new File([new Uint8Array(bytes)], name) });
const staffOf = (db: Transaction) => person(db, "crewingstafftanker");

test(
  "stores a workbook unchanged, in the documented folder only and from users who may create or move requests",
  rolledBack(async (db) => {
    const staff = await staffOf(db);
    const { fileId, ...stored } = await upload(staff, xlsx());
    expect(stored).toEqual({ fileName: "stores.xlsx", contentType: sheet, size: xlsx().length });
    const answer = await downloadFile.execute(as(staff), { fileId, fileType: "asessment" });
    expect([answer.contentType, Buffer.from(answer.body).equals(xlsx())]).toEqual([sheet, true]);
    await expect(upload(staff, xlsx(), "stores.xlsx", "personaldata")).rejects.toMatchObject({
      messageKey: "files.wrongType",
    });
    for (const role of ["crewingplanningtanker", "crewingservicemarine", "crewingfinancetanker"] as const)
      await expect(upload(await person(db, role), xlsx())).rejects.toMatchObject({ messageKey: "files.wrongType" });
  }),
);

test(
  "refuses macros, passwords, other and damaged files with their own messages",
  rolledBack(async (db) => {
    const staff = await staffOf(db);
    const refusals: [Buffer, string, string][] = [
      [xlsx({ "xl/vbaProject.bin": strToU8("x") }), "stores.xlsx", "macros"],
      [xlsx({}, "application/vnd.ms-excel.sheet.macroEnabled.main+xml"), "stores.xlsm", "macros"],
      [
        Buffer.concat([
          Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
          Buffer.from("EncryptedPackage", "utf16le"),
        ]),
        "stores.xlsx",
        "locked",
      ],
      [Buffer.from("a,b\n1,2"), "stores.xlsx", "notXlsx"],
      [xlsx().subarray(0, 90), "stores.xlsx", "damaged"],
    ];
    for (const [bytes, name, problem] of refusals)
      await expect(upload(staff, bytes, name)).rejects.toMatchObject({
        code: "unsupported-type",
        messageKey: `chandler.files.${problem}`,
      });
    await expect(upload(staff, Buffer.alloc(2_000_001, 1))).rejects.toMatchObject({ messageKey: "files.tooLarge" });
  }),
);

test(
  "lets viewers of a request read its files; an upload belongs to its owner until then",
  rolledBack(async (db) => {
    const ship = await vessel(db, { divisionId: 2 });
    const other = await vessel(db, { divisionId: 2 });
    const { requestFileId, vendorFileId } = await requested(db, ship, { status: "OnPreparation" });
    const read = (actor: UserActor, fileId: string | null) => downloadFile.execute(as(actor), { fileId: fileId ?? "" });
    const head = (of: { id: number }) =>
      person(db, "crewtanker", "head", { vesselId: of.id }).then((actor) => ({ ...actor, vesselId: of.id }));
    for (const actor of [await head(ship), await person(db, "crewingfinancetanker"), await staffOf(db)])
      for (const id of [requestFileId, vendorFileId]) expect((await read(actor, id)).body.length).toBeGreaterThan(0);
    for (const actor of [
      await head(other),
      await person(db, "crewingplanningtanker"),
      await person(db, "crewingprincipaltanker"),
      await person(db, "crewingadminmarine"),
    ])
      await expect(read(actor, requestFileId)).rejects.toMatchObject({ wireCode: "FILE_NOT_FOUND" });
    const own = await workbookBy(db, await staffOf(db));
    await expect(read(await staffOf(db), own)).rejects.toMatchObject({ wireCode: "FILE_NOT_FOUND" });
  }),
);

test(
  "refuses to attach a request's workbook to another record",
  rolledBack(async (db) => {
    const staff = await staffOf(db);
    const { id: crewId } = await seafarer(db, { divisionId: 2 });
    const attachment = await workbookBy(db, staff);
    await expect(
      putPersonalDocument.execute(as(staff), { crewId, type: "other", label: "Stores", attachment }),
    ).rejects.toMatchObject({ messageKey: "files.wrongType" });
  }),
);
