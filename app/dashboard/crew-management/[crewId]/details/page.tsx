import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { ApprovalNotice } from "@/components/features/crew/detail/approval-notice";
import { RemoveSearchParams } from "@/components/features/crew/detail/remove-search-params";
import { MissingSignsNote } from "@/components/ui/form/printed/note";
import { CrewBar } from "@/components/features/crew/detail/crew-bar";
import styles from "@/components/features/crew/sections/record.module.css";
import { linkQuery, parseApprovalLinkParams } from "@/components/features/crew/detail/approval-link-params";
import { nextDateOf } from "@/components/features/crew/detail/next-date";
import { PersonStrip } from "@/components/features/crew/detail/person-strip";
import { OpenRequestsNotice } from "@/components/features/crew/detail/open-requests-notice";
import { StoppedNotice } from "@/components/features/crew/data-requests/stopped-notice";
import { RecordFrame } from "@/components/features/crew/sections/record-context";
import { Sticky } from "@/components/ui/layout/sticky";
import { hrefWith, oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { can } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { vesselHref } from "@/lib/access/vessel-href";
import { LinkedAnswer } from "../../../linked-answer";
import { requireUser } from "../../../access/require-user";
import { readListPosition } from "../../list-position";
import { loadSeafarer, loadUpcomingAssignments } from "../load-seafarer";
import { crewIdOf } from "../crew-id";
import { BackLine } from "./back-line";
import { CertificationTab } from "./certification-tab";
import { CrewTab } from "./crew-tab";
import { DocumentsTab } from "./documents-tab";
import { linkedAssignment, reviewHref } from "./linked-assignment";
import { backNavigation } from "./neighbours";
import { ScheduleTab } from "./schedule-tab";
import { SeaServiceTab } from "./sea-service-tab";
import { SuitabilityTab } from "./suitability-tab";
import { detailTabs, offeredTabs, type DetailTab } from "./tabs";

type Props = { params: Promise<{ crewId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const person = await orNull(loadSeafarer(crewIdOf((await params).crewId)));
  return person ? { title: person.fullName } : {};
}

export default async function CrewDetailsPage({ params, searchParams }: Props) {
  const [user, { crewId }, query] = await Promise.all([requireUser("crew:view"), params, searchParams]);
  const person = await loadSeafarer(crewIdOf(crewId));
  const { keys, invalidKeys } = parseApprovalLinkParams(query, person.id);
  const [t, format, upcoming, assignment] = await Promise.all([
    getTranslations("crew.screens"),
    getFormatter(),
    person.allowedActions.includes("see-upcoming-schedule") ? orNull(loadUpcomingAssignments(person.id)) : null,
    linkedAssignment(user, person, keys),
  ]);
  const offered = offeredTabs(person);
  const tab = oneOf(valueOf(query, "tab"), offered);
  const isInvalidTab = valueOf(query, "tab") !== "" && valueOf(query, "tab") !== tab;
  const counts: Partial<Record<DetailTab, number>> = {
    certification: person.badges.certification,
    "upcoming-schedule": person.badges.upcomingSchedule,
  };
  const listPosition = can(user, "crew:list") ? readListPosition(query) : null;
  const backTo = listPosition ? await backNavigation(user, listPosition, person.id, tab) : null;
  const linkParams = {
    ...linkQuery(keys),
    ...(listPosition ? { list: listPosition.list, at: String(listPosition.at) } : {}),
  };
  const tabs = detailTabs
    .filter((id) => offered.includes(id))
    .map((id) => ({
      id,
      label: t(`tabs.${id}`),
      href: hrefWith(linkParams, { tab: id }),
      count: counts[id] ? format.number(counts[id]) : undefined,
    }));
  const now = dayOf(new Date());
  const planned = assignment ?? upcoming?.find(({ assignmentOn }) => assignmentOn !== "Current") ?? null;
  return (
    <RecordFrame record={{ crewId: person.id, version: person.version, name: person.fullName }}>
      {invalidKeys.length > 0 || isInvalidTab ? (
        <RemoveSearchParams keys={[...invalidKeys, ...(isInvalidTab ? ["tab"] : [])]} />
      ) : null}
      <div className={styles.bar}>
        <BackLine user={user} person={person} keys={keys} backNavigation={backTo} />
        <CrewBar person={person} today={now} />
      </div>
      <Sticky>
        <PersonStrip
          person={person}
          next={nextDateOf(person, upcoming ?? [], now)}
          vesselHref={vesselHref(user, person.vesselId)}
        />
        <ListTabs label={person.fullName} tabs={tabs} current={tab} />
      </Sticky>
      {assignment ? (
        <ApprovalNotice assignment={assignment} reviewHref={reviewHref(user, keys)} sentAs={keys.as} />
      ) : null}
      <LinkedAnswer user={user} keys={{ ...keys, emp: person.id }} />
      <StoppedNotice crewId={person.id} since={person.processingStoppedAt} />
      <OpenRequestsNotice person={person} />
      {person.allowedActions.some((action) => action.startsWith("cv-")) ? <MissingSignsNote record={person} /> : null}
      {tab === "crew-details" ? <CrewTab person={person} /> : null}
      {tab === "certification" ? <CertificationTab person={person} assignment={planned} query={query} /> : null}
      {tab === "upcoming-schedule" ? <ScheduleTab person={person} user={user} query={query} /> : null}
      {tab === "sea-service-and-training-history" ? <SeaServiceTab person={person} user={user} query={query} /> : null}
      {tab === "blacklist-history" ? <SuitabilityTab person={person} isOwn={user.crewId === person.id} /> : null}
      {tab === "document-history" ? <DocumentsTab person={person} query={query} /> : null}
    </RecordFrame>
  );
}
