import { getTranslations } from "next-intl/server";
import { BankChangeButton } from "@/components/features/crew/change-requests/bank-change-button";
import styles from "@/components/features/crew/sections/record.module.css";
import {
  ContactSection,
  EmploymentSection,
  NextOfKinSection,
  PersonalSection,
  PhysicalSection,
} from "@/components/features/crew/detail/person-sections";
import { formInputs } from "@/lib/features/crew/person-fields.rules";
import type { SectionEditor } from "@/components/features/crew/sections/record-section";
import {
  BankSection,
  DocumentsSection,
  EducationSection,
  StatusHistorySection,
} from "@/components/features/crew/detail/record-sections";
import { TravelSection } from "@/components/features/crew/detail/travel-section";
import { documentRightsOf } from "@/components/features/crew/detail/certificates-section";
import { PersonEditor } from "@/components/features/crew/edit/person-editor";
import { educationValues } from "@/components/features/crew/edit/row-values";
import { AddRow, RowTools } from "@/components/features/crew/edit/row-tools";
import { storedValues } from "@/components/features/crew/edit/stored-values";
import { AddDocumentButton } from "@/components/features/crew/documents/add-document-button";
import type { DocumentTarget } from "@/components/features/crew/documents/actions-of-document";
import { documentToolsOf } from "@/components/features/crew/documents/tools-of";
import { DataRequestsPanel } from "@/components/features/crew/data-requests/panel";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { getPersonDataRequests } from "@/lib/features/crew/data-requests/get-person-data-requests";
import type { PersonSection } from "@/lib/features/crew/sections/schema";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { loadFormOptions } from "./form-options";

const documentTarget = ({ id, label, attachment, verifiedAt }: CrewDetail["documents"][number]): DocumentTarget => ({
  kind: "personal-document",
  id,
  name: label,
  certificateId: null,
  number: "",
  issued: "",
  expired: "",
  noExpiry: true,
  description: "",
  attachment,
  isRequired: false,
  isVerified: verifiedAt !== null,
  isInOrder: true,
});

/** List the visible sections of the person in page order. */
function sectionLinks({ fieldClasses, contact, nextOfKin, physical, travelDocuments, education, bank }: CrewDetail) {
  const isThere = (values: Record<string, unknown>) =>
    fieldClasses.includes("contact") || Object.values(values).some(Boolean);
  const offered = [
    ["personal", true],
    ["contact", isThere(contact)],
    ["next-of-kin", isThere(nextOfKin)],
    ["employment", true],
    ["travel-documents", travelDocuments !== null],
    ["education", education !== null],
    ["physical", isThere(physical)],
    ["bank", bank !== null],
  ] as const;
  return offered.flatMap(([id, isOffered]) => (isOffered ? [id] : []));
}

/** List the sections after the person's own: documents, status history and data requests. */
function laterSections({ documents, statusHistory, allowedActions }: CrewDetail, hasPanel: boolean) {
  const offered = [
    [
      "documents",
      "screens.sections.documents",
      allowedActions.includes("edit") || documents.some(({ type }) => type !== "photo"),
    ],
    ["status-history", "screens.sections.statusHistory", statusHistory !== null],
    ["data-subject-title", "screens.sections.dataRequests", hasPanel],
  ] as const;
  return offered.flatMap(([id, label, isOffered]) => (isOffered ? [{ id, label }] : []));
}

/** Show all sections of the person; hidden data is left out. Document 2 §2, product 5.12 */
export async function CrewTab({ person }: { person: CrewDetail }) {
  const may = (action: CrewDetail["allowedActions"][number]) => person.allowedActions.includes(action);
  const asRequest = !may("edit") && may("request-change");
  const writes = may("edit") || asRequest;
  const [t, choices, panel] = await Promise.all([
    getTranslations("crew"),
    writes ? loadFormOptions(person.divisionId) : null,
    orNull(load(getPersonDataRequests, { crewId: person.id })),
  ]);
  const stored = storedValues(person);
  const editorOf = (section: PersonSection): SectionEditor | null =>
    choices && (section !== "employment" || !asRequest)
      ? {
          asRequest,
          form: (
            <PersonEditor
              section={section}
              inputs={formInputs(section)}
              stored={stored[section]}
              choices={choices}
              asRequest={asRequest}
            />
          ),
        }
      : null;
  const rights = documentRightsOf(person);
  return (
    <>
      <nav className={styles.jumps} aria-label={t("screens.jumps")}>
        {sectionLinks(person).map((id) => (
          <a key={id} href={`#${id}`}>
            {t(`sections.${id}`)}
          </a>
        ))}
        {laterSections(person, Boolean(panel)).map(({ id, label }) => (
          <a key={id} href={`#${id}`}>
            {t(label)}
          </a>
        ))}
      </nav>
      <PersonalSection person={person} editor={editorOf("personal")} />
      <ContactSection person={person} editor={editorOf("contact")} />
      <NextOfKinSection person={person} editor={editorOf("next-of-kin")} />
      <EmploymentSection person={person} editor={editorOf("employment")} />
      {person.travelDocuments ? <TravelSection rows={person.travelDocuments} rights={rights} /> : null}
      <EducationSection
        person={person}
        aside={writes ? <AddRow section="education" asRequest={asRequest} /> : null}
        actions={(row) =>
          writes ? (
            <RowTools
              key="tools"
              section="education"
              id={row.id}
              name={`${row.major}, ${row.universityName}`}
              values={educationValues(row)}
              asRequest={asRequest}
            />
          ) : null
        }
      />
      <PhysicalSection person={person} editor={editorOf("physical")} />
      <BankSection
        person={person}
        aside={
          may("change-bank") || may("request-bank-change") ? (
            <BankChangeButton accounts={person.bank ?? []} asRequest={!may("change-bank")} />
          ) : null
        }
      />
      <DocumentsSection
        person={person}
        aside={may("edit") ? <AddDocumentButton kind="personal-document" /> : null}
        actions={(row) =>
          documentToolsOf(documentTarget(row), {
            write: may("edit"),
            ask: false,
            verify: rights.verify && row.type !== "photo",
          })
        }
      />
      <StatusHistorySection person={person} />
      <DataRequestsPanel crewId={person.id} name={person.fullName} panel={panel} />
    </>
  );
}
