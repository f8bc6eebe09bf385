import { PDFDocument } from "@cantoo/pdf-lib";

/** Encrypt a PDF with a password. It may be printed and keeps its tags. */
export async function protectPdf(body: Uint8Array, password: string): Promise<Uint8Array> {
  const file = await PDFDocument.load(body, { updateMetadata: false });
  file.encrypt({
    userPassword: password,
    ownerPassword: password,
    permissions: { printing: "highResolution", copying: true, contentAccessibility: true },
  });
  return file.save();
}
