import { PDFDocument } from "@cantoo/pdf-lib";
import { assert, asyncProperty, boolean, string } from "fast-check";
import { runsOf } from "@/db/testing/long-run";
import { asksForPassword } from "./locked-pdf";
import { assertComplete } from "./whole-image";

const made = async () => {
  const file = await PDFDocument.create();
  file.addPage();
  return file;
};

test("a PDF that opens only with a password is told from one that everybody may open", async () => {
  const password = string({ minLength: 1, maxLength: 12, unit: "grapheme-ascii" });
  await assert(
    asyncProperty(password, boolean(), boolean(), async (secret, isOpen, useObjectStreams) => {
      const file = await made();
      file.encrypt({ userPassword: isOpen ? "" : secret, ownerPassword: `${secret}!` });
      const bytes = Buffer.from(await file.save({ useObjectStreams }));
      expect([secret, isOpen, await asksForPassword(bytes)]).toEqual([secret, isOpen, !isOpen]);
    }),
    runsOf(30),
  );
});

test("a PDF without a lock asks for nothing, also where it speaks of one", async () => {
  const bytes = Buffer.from(await (await made()).save());
  expect(await asksForPassword(bytes)).toBe(false);
  const speaks = Buffer.concat([bytes, Buffer.from("\n% trailer<</Encrypt 9 0 R>>\n%%EOF\n")]);
  expect(await asksForPassword(speaks)).toBe(false);
});

test("an upload that asks for a password is refused with what to do", async () => {
  const file = await made();
  file.encrypt({ userPassword: "secret", ownerPassword: "owner" });
  const locked = assertComplete("application/pdf", Buffer.from(await file.save()));
  await expect(locked).rejects.toMatchObject({ code: "unsupported-type", messageKey: "files.locked" });
});
