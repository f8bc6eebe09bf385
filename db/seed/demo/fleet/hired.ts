import type { TravelDocumentKind } from "../../../enums/crew";
import { dayOf } from "@/lib/platform/dates";
import type { DemoApplicant } from "../applicants";
import { addMonths } from "../calendar";
import type { CertificatePaper, MedicalPaper, TravelPaper } from "./crew-papers";
import type { FleetPost } from "./posts";
import type { Seafarer } from "./seafarers";

const medicalName = "Seafarer Medical Certificate";
const kinds: Record<string, TravelDocumentKind> = { Passport: "passport", "Seaman Book": "seaman-book" };

const certificatesOf = ({ content: { documents } }: DemoApplicant): CertificatePaper[] =>
  (["coc", "cop"] as const).flatMap((kind) =>
    documents[kind].map(({ certificateId, certificateName, certificateNumber, issued, expired }) => ({
      ...{ certificateId, kind, name: certificateName, number: certificateNumber, issued, expired },
      older: null,
      isVerified: true,
    })),
  );

const travelDocumentsOf = ({ content: { documents } }: DemoApplicant): TravelPaper[] =>
  documents.travelDocuments
    .filter(({ documentName }) => documentName !== medicalName)
    .map(({ documentName, documentNumber, issued, expired }) => ({ kind: kinds[documentName] ?? "other", name: documentName, number: documentNumber, issued, expired, older: null, isVerified: true }));

/** The examination that led to the hiring. */
function medicalsOf(hiredOn: string): MedicalPaper[] {
  return [{ number: `MC-${hiredOn.slice(2, 4)}-${hiredOn.slice(5, 7)}${hiredOn.slice(8)}1`, status: "FIT", restriction: null, examinationDate: addMonths(hiredOn, -1), validUntil: addMonths(hiredOn, 23) }];
}

/** Who came through the pipeline, with what they registered; waiting for the first vessel. */
export function hiredSeafarers(applicants: DemoApplicant[], posts: (divisionId: number, rank: string, vesselType: string) => FleetPost, serial: number): Seafarer[] {
  const hired = applicants.filter(({ plan }) => plan.stage === "hired");
  return hired.map((applicant, index) => {
    const { application, content, headscarf, registeredAt, history } = applicant;
    const { divisionId } = application.opening;
    const joinedOn = dayOf(history.at(-1)?.createdAt ?? registeredAt);
    const rank = application.position.key.slice(application.position.key.indexOf("-") + 1);
    return {
      ...{ serial: serial + index, divisionId, joinedOn, headscarf },
      post: posts(divisionId, rank, application.vesselTypeKey),
      ...{ applicantEmail: content.personal.emailAddress, who: null, resignedOn: null, stints: [], present: null, status: "off-board", case: null },
      personal: content.personal,
      trainings: content.training.trainings,
      seaServices: content.training.seaServices,
      bank: content.bank,
      certificates: certificatesOf(applicant),
      travelDocuments: travelDocumentsOf(applicant),
      medicals: medicalsOf(joinedOn),
    };
  });
}
