import { eq } from "drizzle-orm";
import { files } from "@/db/schema/files";
import { person, visitor } from "@/db/testing/people";
import { jpegSaying } from "@/db/testing/files/pictures";
import { pdf, png } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { FileAnswer, fileResponse } from "@/lib/platform/files/file-response";
import { downloadFile } from "./download-file";
import { downloadOwnFile } from "./download-own-file";
import { uploadFile } from "./upload-file";

afterAll(closeDatabase);

const fileOf = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);
const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 0x20)]);

test(
  "stores a file of exactly 2,000,000 bytes encrypted, and returns it complete",
  rolledBack(async (db) => {
    const actor = as(await visitor(db));
    const bytes = padded(2_000_000);
    const { fileId } = await uploadFile.execute(actor, {
      fileType: "personaldata",
      fileContent: fileOf("scan.pdf", bytes),
    });
    const answer = await downloadOwnFile.execute(actor, { fileId });
    expect(Buffer.compare(Buffer.from(answer.body), bytes)).toBe(0);
    const [raw] = await db.execute<{ start: string }>(
      `select encode(substring(content from 29 for 5), 'escape') as start from files`,
    );
    expect(raw?.start).not.toBe("%PDF-");
  }),
);

test(
  "2,000,001 bytes, a zip called .pdf, a script called .png and an empty file are refused",
  rolledBack(async (db) => {
    const actor = as(await visitor(db));
    const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0]), Buffer.alloc(60)]);
    const refused = (file: File) => expect(uploadFile.execute(actor, { fileContent: file })).rejects;
    await refused(fileOf("scan.pdf", padded(2_000_001))).toMatchObject({
      code: "too-large",
      messageKey: "files.tooLarge",
      values: { max: "2", size: "2.000001" },
    });
    await refused(fileOf("scan.pdf", zip)).toMatchObject({ code: "unsupported-type" });
    await refused(fileOf("photo.png", Buffer.from("<script>alert(1)</script>"))).toMatchObject({
      code: "unsupported-type",
    });
    await refused(fileOf("empty.pdf", Buffer.alloc(0))).toMatchObject({ code: "unsupported-type" });
    expect(await db.select({ id: files.id }).from(files)).toEqual([]);
  }),
);

test(
  "the bytes decide the type, and the stored name has the matching extension",
  rolledBack(async (db) => {
    const actor = as(await visitor(db));
    const jpeg = await jpegSaying(40, 30);
    const late = Buffer.concat([Buffer.from("\r\n\r\n"), pdf]);
    for (const [given, bytes, fileName, contentType] of [
      ["Foto.jfif", jpeg, "Foto.jpeg", "image/jpeg"],
      ["FOTO.JPE", jpeg, "FOTO.jpeg", "image/jpeg"],
      ["photo.jpg", png, "photo.png", "image/png"],
      ["KTP.2026", png, "KTP.2026.png", "image/png"],
      ["SCAN.PDF", late, "SCAN.PDF", "application/pdf"],
    ] as const)
      expect(await uploadFile.execute(actor, { fileContent: fileOf(given, bytes) })).toMatchObject({
        fileName,
        contentType,
      });
    const tooLate = Buffer.concat([Buffer.alloc(1_024, 10), pdf]);
    await expect(uploadFile.execute(actor, { fileContent: fileOf("scan.pdf", tooLate) })).rejects.toMatchObject({
      messageKey: "files.wrongType",
    });
  }),
);

test.each([
  ["blob", "blob.pdf"],
  ["scan of the passport", "scan of the passport.pdf"],
])("detects the type of a file named %p without an extension and stores it as %p", (given, kept) =>
  rolledBack(async (db) => {
    const actor = as(await visitor(db));
    expect(await uploadFile.execute(actor, { fileContent: fileOf(given, pdf) })).toMatchObject({
      fileName: kept,
      contentType: "application/pdf",
    });
    const script = fileOf(given, Buffer.from("<script>alert(1)</script>"));
    await expect(uploadFile.execute(actor, { fileContent: script })).rejects.toMatchObject({
      code: "unsupported-type",
    });
  })(),
);

test(
  "refuses a picture of 16,000 by 16,000 pixels and truncated files with a message",
  rolledBack(async (db) => {
    const actor = as(await visitor(db));
    const photo = await jpegSaying(40, 30);
    const refused = (file: File) => expect(uploadFile.execute(actor, { fileContent: file })).rejects;
    await refused(fileOf("photo.jpg", await jpegSaying(16_000, 16_000))).toMatchObject({
      code: "too-large",
      messageKey: "files.tooManyPixels",
    });
    for (const cut of [
      fileOf("photo.jpg", photo.subarray(0, 50)),
      fileOf("photo.png", png.subarray(0, 50)),
      fileOf("scan.pdf", pdf.subarray(0, 50)),
    ])
      await refused(cut).toMatchObject({ code: "unsupported-type", messageKey: "files.incomplete" });
    await refused(fileOf("photo.jpg", png.subarray(0, 50))).toMatchObject({ messageKey: "files.incomplete" });
    expect(await db.$count(files)).toBe(0);
    await uploadFile.execute(actor, { fileContent: fileOf("photo.jpg", photo) });
  }),
);

test(
  "stores a file with a long name and returns it with its extension",
  rolledBack(async (db) => {
    const actor = as(await visitor(db));
    const { fileId, fileName } = await uploadFile.execute(actor, {
      fileContent: fileOf(`${"a".repeat(200)}.pdf`, pdf),
    });
    expect(fileName).toMatch(/^a{50,}…a{50,}\.pdf$/);
    expect((await downloadOwnFile.execute(actor, { fileId })).name).toBe(fileName);
  }),
);

test(
  "only the visitor can read their upload",
  rolledBack(async (db) => {
    const { fileId } = await uploadFile.execute(as(await visitor(db)), { fileContent: fileOf("photo.png", png) });
    const missing = { code: "not-found", wireCode: "FILE_NOT_FOUND" };
    await expect(downloadOwnFile.execute(as(await visitor(db)), { fileId })).rejects.toMatchObject(missing);
    await expect(downloadFile.execute(as(await person(db, "superadmin")), { fileId })).rejects.toMatchObject(missing);
    await expect(downloadFile.execute(as({ kind: "stranger" }), { fileId })).rejects.toMatchObject({
      code: "unauthenticated",
    });
  }),
);

test(
  "replaces the visitor's own file, and no file of others",
  rolledBack(async (db) => {
    const [mine, other] = [as(await visitor(db)), as(await visitor(db))];
    const { fileId } = await uploadFile.execute(mine, { fileContent: fileOf("photo.png", png) });
    await uploadFile.execute(other, { fileId, fileContent: fileOf("photo.png", png) });
    expect((await db.select({ id: files.id }).from(files).where(eq(files.id, fileId))).length).toBe(1);
    await uploadFile.execute(mine, { fileId, fileContent: fileOf("photo.png", png) });
    expect((await db.select({ id: files.id }).from(files).where(eq(files.id, fileId))).length).toBe(0);
  }),
);

test(
  "a gate token from another network does not upload",
  rolledBack(async (db) => {
    const actor = { ...(await visitor(db)), sameNetwork: false };
    await expect(uploadFile.execute(as(actor), { fileContent: fileOf("photo.png", png) })).rejects.toMatchObject({
      wireCode: "GATE_EXPIRED",
    });
  }),
);

test("a file name cannot break out of its header, and the browser may not guess the type", () => {
  const response = fileResponse(new FileAnswer('a"\r\nSet-Cookie: x=1; ../é.pdf', "application/pdf", pdf));
  const disposition = response.headers.get("content-disposition") ?? "";
  expect(disposition).toMatch(/^attachment; filename="[^"]+"; filename\*=UTF-8''[\w.%-]+$/);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});
