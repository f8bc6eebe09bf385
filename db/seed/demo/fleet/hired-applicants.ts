import { travelDocumentKind } from "@/lib/features/applicants/hiring/crew-copy.rules";
import { addDays, addMonths, dayOf } from "@/lib/platform/calendar/dates";
import type { DemoApplicant } from "../applicants/applicants";
import type { CertificateRecord, MedicalRecord, TravelDocumentRecord } from "./crew-certificates";
import type { Posts } from "./ranks-on-vessel-types";
import type { Seafarer } from "./seafarers";

const firstSerial = 390_000;
/** Employed long enough for all documents to be verified. */
const settledDays = 30;

const certificatesOf = ({ content: { documents } }: DemoApplicant, isVerified: boolean): CertificateRecord[] =>
  (["coc", "cop"] as const).flatMap((kind) =>
    documents[kind].map(({ certificateId, certificateName, certificateNumber, issued, expired }) => ({
      certificateId,
      kind,
      name: certificateName,
      number: certificateNumber,
      issued,
      expired,
      older: null,
      isVerified,
    })),
  );

const travelDocumentsOf = ({ content: { documents } }: DemoApplicant, isVerified: boolean): TravelDocumentRecord[] =>
  documents.travelDocuments.map(({ documentName: name, documentNumber: number, issued, expired }) => {
    return { kind: travelDocumentKind(name), name, number, issued, expired, older: null, isVerified };
  });

/** The scans of the registration serve on. */
function scansOf({ content: { personal, documents, training } }: DemoApplicant): Map<string, string> {
  const named = [
    ["photo", personal.photo],
    ["ktp", personal.photoKtp],
    ["passport-scan", personal.photoPassport],
    ["Passport", personal.photoPassport],
    ["sea-service", training.seaServices[0]?.attachment],
    ...(["coc", "cop"] as const).flatMap((kind) =>
      documents[kind].map(({ certificateName, attachment }) => [`${kind} ${certificateName}`, attachment] as const),
    ),
  ] as const;
  return new Map(named.flatMap(([name, file]) => (file ? [[name, file.fileId]] : [])));
}

/** The examination that led to the hiring. */
function medicalsOf(hiredOn: string): MedicalRecord[] {
  const number = `MC-${hiredOn.slice(2, 4)}-${hiredOn.slice(5, 7)}${hiredOn.slice(8)}1`;
  return [
    {
      number,
      status: "FIT",
      restriction: null,
      examinationDate: addMonths(hiredOn, -1),
      validUntil: addMonths(hiredOn, 23),
    },
  ];
}

/**
 * Applicants hired through the pipeline, with their registrations, before their first vessel. @param applicants with
 * their ids
 */
export function hiredSeafarers(applicants: [DemoApplicant, number][], posts: Posts, today: string): Seafarer[] {
  return applicants.map(([applicant, applicantId], index) => {
    const { application, content, headscarf, registeredAt, history } = applicant;
    const { divisionId } = application.opening;
    const joinedOn = dayOf(history.at(-1)?.createdAt ?? registeredAt);
    const rank = application.position.key.slice(application.position.key.indexOf("-") + 1);
    const isSettled = joinedOn < addDays(today, -settledDays);
    return {
      serial: firstSerial + index,
      divisionId,
      joinedOn,
      headscarf,
      post: posts(divisionId, rank, application.vesselTypeKey),
      registered: { applicantId, employmentTypeId: application.opening.employmentTypeId, scans: scansOf(applicant) },
      who: null,
      resignedOn: null,
      stints: [],
      present: null,
      status: "off-board",
      case: null,
      personal: content.personal,
      trainings: content.training.trainings,
      seaServices: content.training.seaServices,
      bank: content.bank,
      certificates: certificatesOf(applicant, isSettled),
      travelDocuments: travelDocumentsOf(applicant, isSettled),
      medicals: medicalsOf(joinedOn),
    };
  });
}
