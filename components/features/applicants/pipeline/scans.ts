import type { TimelineEntry } from "@/lib/features/applicants/pipeline/schema";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { expiryStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";

type StoredFile = { fileId: string; fileName: string; contentType?: string };
/**
 * A file of an applicant with its entered data. expired: null when it never expires, undefined when not applicable.
 */
export type Scan = {
  file: StoredFile;
  kind: "photo" | "photoKtp" | "photoPassport" | "coc" | "cop" | "seaService" | "other";
  name: string | null;
  number: string | null;
  issued: string | null;
  expired: string | null | undefined;
  state: "valid" | "need-renewal" | "expired" | null;
  note: string | null;
};

const emptyScan = { name: null, number: null, issued: null, expired: undefined, state: null, note: null };
const sameNumber = (firstNumber: string, secondNumber: string | null) =>
  secondNumber !== null &&
  firstNumber.replace(/\W/g, "").toLowerCase() === secondNumber.replace(/\W/g, "").toLowerCase();

/** Take the passport dates from the travel document with the same number. */
function passportScan({ photoPassport: file, passportId, travelDocuments }: ApplicantDetail, today: string): Scan[] {
  if (!file) return [];
  const passport = travelDocuments.find(({ documentNumber }) => sameNumber(documentNumber, passportId));
  const dates = passport
    ? { issued: passport.issued, expired: passport.expired, state: expiryStatus(passport.expired, today).status }
    : {};
  return [{ ...emptyScan, ...dates, file, kind: "photoPassport", number: passportId }];
}

function certificateScans(applicant: ApplicantDetail, today: string): Scan[] {
  const scansOfKind = (kind: "coc" | "cop") =>
    applicant[kind].flatMap(
      ({ attachment, certificateName, certificateNumber, issued, expired, description }): Scan[] =>
        attachment
          ? [
              {
                file: attachment,
                kind,
                name: certificateName,
                number: certificateNumber,
                issued,
                expired,
                state: expiryStatus(expired, today).status,
                note: description,
              },
            ]
          : [],
    );
  return [...scansOfKind("coc"), ...scansOfKind("cop")];
}

/** Return all scans of an applicant in page order, then files only the timeline knows. */
export function scansOf(applicant: ApplicantDetail, entries: readonly TimelineEntry[], today: string): Scan[] {
  const { photo, photoKtp, idNumber, seaServices } = applicant;
  const fieldScans: Scan[] = [
    ...(photo ? [{ ...emptyScan, file: photo, kind: "photo" as const }] : []),
    ...(photoKtp ? [{ ...emptyScan, file: photoKtp, kind: "photoKtp" as const, number: idNumber }] : []),
    ...passportScan(applicant, today),
    ...certificateScans(applicant, today),
    ...seaServices.flatMap(({ attachment, vesselName, onBoard, offBoard, note }): Scan[] =>
      attachment
        ? [
            {
              ...emptyScan,
              file: attachment,
              kind: "seaService",
              name: vesselName,
              issued: onBoard,
              expired: offBoard,
              note,
            },
          ]
        : [],
    ),
  ];
  const timelineScans = entries.flatMap((entry): Scan[] =>
    entry.kind === "file" && !fieldScans.some(({ file }) => file.fileId === entry.fileId)
      ? [{ ...emptyScan, file: { fileId: entry.fileId, fileName: entry.name }, kind: "other" }]
      : [],
  );
  return [...fieldScans, ...timelineScans];
}
