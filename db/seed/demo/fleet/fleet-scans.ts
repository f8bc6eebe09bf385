import type { FileRow } from "../applicants/files";
import { fileRow } from "../applicants/files";
import { fileValue } from "../file-value";
import { randomFrom } from "../random";
import { ktpScan, passportScan, type portraits } from "../../../specimens/identity-documents";
import { certificateScan, seaServiceScan } from "../../../specimens/scans";
import type { Seafarer } from "./seafarers";

const photoShare = 0.55;
const scanShare = 0.18;

export type Scans = { byName: Map<string, string>; rows: Promise<FileRow[]> };

/** Create portraits of most, scans for some, and all of them for people with an account. */
export function scansOf(
  seafarer: Seafarer,
  crewId: number,
  createdAt: Date,
  portrait: ReturnType<typeof portraits>,
): Scans {
  const { personal, serial, who, certificates, seaServices } = seafarer;
  if (seafarer.registered) return { byName: seafarer.registered.scans, rows: Promise.resolve([]) };
  const random = randomFrom(serial * 43);
  const sitter = { sex: personal.sex, headscarf: seafarer.headscarf, number: serial };
  const isShown = who !== null;
  const byName = new Map<string, string>();
  const rows: Promise<FileRow>[] = [];
  const add = (name: string, fileName: string, bytes: Buffer | Promise<Buffer>) => {
    const file = fileValue(random, fileName);
    byName.set(name, file.fileId);
    rows.push(fileRow(file, bytes, { type: "crew", id: crewId }, createdAt));
    return file.fileId;
  };
  if (isShown || random.chance(photoShare)) add("photo", "photo.jpg", portrait(sitter));
  if (isShown || random.chance(scanShare)) {
    for (const { kind, name, number, ...term } of certificates) {
      const shown = { certificateName: name, certificateNumber: number, issued: term.issued, expired: term.expired };
      add(
        `${kind} ${name}`,
        `${name.replace(/[^A-Za-z0-9]+/g, "-").toLowerCase()}.pdf`,
        certificateScan(personal.fullName, shown),
      );
    }
    const [last] = seaServices;
    if (last) add("sea-service", "sea-service-letter.pdf", seaServiceScan(personal.fullName, last));
  }
  if (isShown && personal.idNumber) add("ktp", "ktp.jpg", ktpScan({ ...personal, sitter }));
  if (isShown && personal.passportId)
    add(
      "passport-scan",
      "passport.jpg",
      passportScan({ ...personal, sitter, isIndonesian: personal.crewOrigin === "WNI" }),
    );
  return { byName, rows: Promise.all(rows) };
}
