import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { scansOf } from "./scans";

const file = (fileId: string) => ({ fileId, fileName: `${fileId}.pdf`, contentType: "application/pdf", size: 1 });
const certificate = {
  certificateId: 1,
  certificateName: "ANT-IV",
  certificateNumber: "6214N23",
  issued: "2023-11-23",
  expired: "2026-12-01",
  description: null,
  isRequired: true,
  noExpiry: false,
  attachment: file("coc"),
};
// Only these fields are needed to build a scan.
const applicant = {
  photo: file("photo"),
  photoKtp: null,
  photoPassport: file("passport"),
  idNumber: null,
  passportId: "E 4609566",
  travelDocuments: [
    {
      documentName: "Passport",
      documentNumber: "e4609566",
      issued: "2016-12-21",
      expired: "2036-12-21",
      description: null,
    },
  ],
  coc: [certificate, { ...certificate, certificateName: "COE", attachment: null }],
  cop: [],
  seaServices: [],
} as unknown as ApplicantDetail;
const entry = (fileId: string) =>
  ({ kind: "file", at: new Date(), by: null, fileId, fileType: "personaldata", name: `${fileId}.png` }) as const;

test("pairs each scan with its entered data; the passport takes the dates of its travel document", () => {
  const scans = scansOf(applicant, [], "2026-11-22");
  expect(scans.map(({ kind, number, issued, expired, state }) => [kind, number, issued, expired, state])).toEqual([
    ["photo", null, null, undefined, null],
    ["photoPassport", "E 4609566", "2016-12-21", "2036-12-21", "valid"],
    ["coc", "6214N23", "2023-11-23", "2026-12-01", "need-renewal"],
  ]);
});

test("lists timeline files last and each once", () => {
  const scans = scansOf(applicant, [entry("passport"), entry("old-coc")], "2026-11-22");
  expect(scans.map(({ file: { fileId } }) => fileId)).toEqual(["photo", "passport", "coc", "old-coc"]);
});
