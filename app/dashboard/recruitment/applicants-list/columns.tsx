import { NextAction, WaitingTime } from "@/components/features/applicants/list/next-action";
import { Progress, ProgressHead } from "@/components/features/applicants/list/progress";
import { shortName } from "@/components/features/crew/short-name";
import type { SearchParams } from "@/components/ui/list/list-state";
import { testTypes } from "@/db/enums/applicants";
import type { ListedApplicant } from "@/lib/features/applicants/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { ColumnsOf } from "../../list-screen/declaration";
import type { UserActor } from "@/lib/access/actor";
import { rightsOf } from "./[applicantId]/rights";

/** Build the address of an applicant: for viewers who may decide, with what they may do next. */
export const applicantHref = ({ id, jobOpeningId }: ListedApplicant, user: UserActor) => {
  const mode = rightsOf(user).some((permission) => permission !== "applicants:medical-file") ? "update" : "view";
  return `/dashboard/recruitment/applicants-list/${id}/${mode}?joi=${jobOpeningId}`;
};

/** The test that the list on the tab of CES and Marlin is about. */
const testOf = ({ list }: SearchParams) => testTypes.find((test) => test === list);

const vesselTypeOf = (row: ListedApplicant, { locale }: { locale: string }) =>
  inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId });

type Columns = ColumnsOf<"applicants", ListedApplicant>;
type Href = (row: ListedApplicant, viewer: { params: SearchParams; user: UserActor }, at: number) => string;

/** Columns of applicants. Document 1 §2.3 */
export const applicantColumns = (href: Href): Columns => [
  { id: "name", label: "list.name", card: "title", text: ({ name }) => name, href },
  { id: "applicantId", label: "list.applicantId", text: ({ applicantId }) => applicantId },
  { id: "seafarerId", label: "list.seafarerId", kind: "spare", text: ({ seafarerId }) => seafarerId },
  {
    id: "position",
    label: "list.position",
    kind: "short",
    card: "fact",
    text: (row, { locale }) => inLanguage(locale, { en: row.position, id: row.positionNameId }),
  },
  {
    id: "vesselType",
    label: "list.vesselType",
    kind: "short",
    title: vesselTypeOf,
    text: (row, viewer) => shortName(vesselTypeOf(row, viewer)),
  },
  {
    id: "regDate",
    label: "list.regDate",
    align: "end",
    first: "desc",
    card: "fact",
    text: ({ regDate }, { date }) => date(dayOf(regDate)),
  },
  {
    id: "progress",
    label: "screens.list.progress",
    head: () => <ProgressHead />,
    card: "fact",
    cell: (row) => <Progress row={row} />,
  },
  {
    id: "next",
    label: "screens.list.next",
    card: ({ nextAction }) => (nextAction ? "fact" : undefined),
    cell: (row, { params, now }) => <NextAction row={row} test={testOf(params)} now={now} />,
  },
  {
    id: "waitingSince",
    label: "screens.list.waiting",
    align: "end",
    title: ({ waitingSince }, { t, locale }) =>
      waitingSince && t("screens.list.waitingSince", { date: formatDate(waitingSince, locale, "instant") }),
    cell: (row, { now }) => <WaitingTime row={row} now={now} />,
  },
];
