import { getLocale } from "next-intl/server";
import { CertificatesSection, documentRightsOf } from "@/components/features/crew/detail/certificates-section";
import { FitPanel } from "@/components/features/crew/compliance/fit-panel";
import { fitQuestionOf } from "@/components/features/crew/compliance/fit-question";
import { MedicalSection } from "@/components/features/crew/medical/section";
import type { SearchParams } from "@/components/ui/list/list-state";
import { checkCrewCompliance } from "@/lib/features/crew/compliance/check-crew-compliance";
import type { CrewDetail, ScheduleRow } from "@/lib/features/crew/detail/schema";
import { listCertificates } from "@/lib/features/positions/list-certificates";
import { listMatrix } from "@/lib/features/positions/list-matrix";
import { addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { seatChoices } from "./form-options";

/** The default length of an assignment in months, if none is planned. */
const defaultMonths = 6;

type Props = { person: CrewDetail; assignment: ScheduleRow | null; query: SearchParams };
const valueIds = (options: { value: string | number }[]) => options.map(({ value }) => Number(value));

/**
 * List the certificates of the rank and vessel type first, then all others, since the next licence belongs to another
 * rank.
 */
async function namesOf(person: CrewDetail, kind: "coc" | "cop"): Promise<string[]> {
  const [optional, all] = await Promise.all([
    load(listMatrix, {
      divisionId: person.divisionId === 2 ? 2 : 1,
      kind,
      jobPositionId: person.jobPositionId,
      vesselTypeId: person.vesselTypeId,
      isMandatory: false,
    }),
    load(listCertificates, { kind }),
  ]);
  const locale = await getLocale();
  const rankCertificateIds = new Set(optional.map(({ id }) => id));
  const ordered = [
    ...all.filter(({ id }) => rankCertificateIds.has(id)),
    ...all.filter(({ id }) => !rankCertificateIds.has(id)),
  ];
  return ordered.map(({ name, nameEn }) => inLanguage(locale, { en: nameEn, id: name }));
}

/**
 * Show certificates of competency and proficiency, the fitness check, and medical certificates. Document 2 §2 and §5,
 * product 5.5
 */
export async function CertificationTab({ person, assignment, query }: Props) {
  const rights = documentRightsOf(person);
  const mayAdd = rights.write || rights.ask;
  const [{ positions, vesselTypes }, coc, cop] = await Promise.all([
    seatChoices(person.divisionId),
    mayAdd ? namesOf(person, "coc") : [],
    mayAdd ? namesOf(person, "cop") : [],
  ]);
  const today = dayOf(new Date());
  const from = assignment?.startDate ?? person.plannedOffBoard ?? today;
  const suggested = {
    rank: assignment?.jobPositionId ?? person.jobPositionId,
    type: person.vesselTypeId,
    from,
    to: assignment?.endDate ?? addMonths(from, defaultMonths),
  };
  const { question, isSubmitted } = fitQuestionOf(query, suggested, {
    ranks: valueIds(positions),
    types: valueIds(vesselTypes),
  });
  const check = isSubmitted
    ? await orNull(
        load(checkCrewCompliance, {
          crewId: person.id,
          positionId: question.rank,
          vesselTypeId: question.type,
          from: question.from,
          to: question.to,
        }),
      )
    : null;
  return (
    <>
      <FitPanel question={question} ranks={positions} types={vesselTypes} check={check} isSubmitted={isSubmitted} />
      <CertificatesSection kind="coc" rows={person.coc ?? []} names={coc} rights={rights} />
      <CertificatesSection kind="cop" rows={person.cop ?? []} names={cop} rights={rights} />
      <MedicalSection person={person} />
    </>
  );
}
