import { PDFDocument } from "@cantoo/pdf-lib";

/** A PDF that opens only with its password, and may be printed. Its tags stay. */
export async function protectPdf(body: Uint8Array, password: string): Promise<Uint8Array> {
  const file = await PDFDocument.load(body, { updateMetadata: false });
  file.encrypt({
    userPassword: password,
    ownerPassword: password,
    permissions: { printing: "highResolution", copying: true, contentAccessibility: true },
  });
  return file.save();
}
