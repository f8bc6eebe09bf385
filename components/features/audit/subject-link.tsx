import { Link } from "@/components/ui/layout/link";
import type { AuditEntry } from "@/lib/features/audit/schema";

const crewPage = (id: string | number, tab?: string) =>
  `/dashboard/crew-management/${id}/details${tab ? `?tab=${tab}` : ""}`;
const vesselPage = (id: string | number, tab?: string) =>
  `/dashboard/vessel-management/${id}/details${tab ? `?tab=${tab}` : ""}`;
type Subject = Pick<AuditEntry, "subject" | "subjectName"> & { place: number };

/** Return the page of an audit subject, or null when it has none. Id 0 means no place. */
const pages: Record<NonNullable<AuditEntry["subjectKind"]>, (subject: Subject) => string | null> = {
  crew: ({ subject }) => crewPage(subject),
  register: ({ place }) => crewPage(place, "blacklist-history"),
  seat: ({ place }) => vesselPage(place, "gantt-chart"),
  assignment: ({ place }) => crewPage(place, "upcoming-schedule"),
  vessel: ({ subject }) => vesselPage(subject),
  voyage: ({ place }) => vesselPage(place, "voyage-log"),
  user: ({ subject }) => `/dashboard/users-management/users?user=${subject}`,
  applicant: ({ subject, place }) =>
    place ? `/dashboard/recruitment/applicants-list/${subject}/view?joi=${place}` : null,
  "job-opening": ({ subject }) => `/dashboard/recruitment/job-openings?joi=${subject}`,
  principal: ({ subjectName }) =>
    `/dashboard/vessel-management/principals?search=${encodeURIComponent(subjectName ?? "")}`,
  area: () => null,
  rates: ({ subject }) => `/dashboard/payroll-and-contracts/payroll-management?version=${subject}`,
  chandler: ({ subject, place }) =>
    place ? `/dashboard/crew-benefit/ship-chandler/vessel/${place}/request/${subject}/details` : null,
  contract: ({ subject }) => `/dashboard/payroll-and-contracts/contract-management?cid=${subject}&action=update`,
  option: () => null,
};

/** Links to the record of an audit entry by its name. Shows nothing for an entry without a record. */
export function SubjectLink({ entry }: { entry: AuditEntry }) {
  const { subject, subjectKind, subjectName, subjectPlaceId } = entry;
  if (!subjectKind || !subjectName) return null;
  const href = pages[subjectKind]({ subject, subjectName, place: subjectPlaceId ?? 0 });
  if (!href) return subjectName;
  return (
    <Link href={href} prefetch={false} title={subject}>
      {subjectName}
    </Link>
  );
}
