import type { TimelineEntry } from "@/lib/features/applicants/pipeline/schema";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { paperStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";

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

const plain = { name: null, number: null, issued: null, expired: undefined, state: null, note: null };
const sameNumber = (one: string, other: string | null) =>
  other !== null && one.replace(/\W/g, "").toLowerCase() === other.replace(/\W/g, "").toLowerCase();

/** Take the passport dates from the travel document with the same number. */
function passportScan({ photoPassport: file, passportId, travelDocuments }: ApplicantDetail, today: string): Scan[] {
  if (!file) return [];
  const paper = travelDocuments.find(({ documentNumber }) => sameNumber(documentNumber, passportId));
  const dates = paper
    ? { issued: paper.issued, expired: paper.expired, state: paperStatus(paper.expired, today).status }
    : {};
  return [{ ...plain, ...dates, file, kind: "photoPassport", number: passportId }];
}

function certificateScans(applicant: ApplicantDetail, today: string): Scan[] {
  const of = (kind: "coc" | "cop") =>
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
                state: paperStatus(expired, today).status,
                note: description,
              },
            ]
          : [],
    );
  return [...of("coc"), ...of("cop")];
}

/** Return all scans of an applicant in page order, then files only the timeline knows. */
export function scansOf(applicant: ApplicantDetail, entries: readonly TimelineEntry[], today: string): Scan[] {
  const { photo, photoKtp, idNumber, seaServices } = applicant;
  const known: Scan[] = [
    ...(photo ? [{ ...plain, file: photo, kind: "photo" as const }] : []),
    ...(photoKtp ? [{ ...plain, file: photoKtp, kind: "photoKtp" as const, number: idNumber }] : []),
    ...passportScan(applicant, today),
    ...certificateScans(applicant, today),
    ...seaServices.flatMap(({ attachment, vesselName, onBoard, offBoard, note }): Scan[] =>
      attachment
        ? [
            {
              ...plain,
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
  const others = entries.flatMap((entry): Scan[] =>
    entry.kind === "file" && !known.some(({ file }) => file.fileId === entry.fileId)
      ? [{ ...plain, file: { fileId: entry.fileId, fileName: entry.name }, kind: "other" }]
      : [],
  );
  return [...known, ...others];
}
