import { Link } from "@/components/ui/layout/link";
import type { AuditEntry } from "@/lib/features/audit/schema";

const pages: Record<NonNullable<AuditEntry["subjectKind"]>, (entry: AuditEntry) => string | null> = {
  crew: ({ subject }) => `/dashboard/crew-management/${subject}/details`,
  vessel: ({ subject }) => `/dashboard/vessel-management/${subject}/details`,
  user: ({ subject }) => `/dashboard/users-management/users?user=${subject}`,
  applicant: ({ subject, subjectOpeningId }) =>
    subjectOpeningId === null ? null : `/dashboard/recruitment/applicants-list/${subject}/view?joi=${subjectOpeningId}`,
  "job-opening": ({ subject }) => `/dashboard/recruitment/job-openings?joi=${subject}`,
};

/** The record of an entry by its name, with the way there. */
export function SubjectLink({ entry }: { entry: AuditEntry }) {
  const { subject, subjectKind, subjectName } = entry;
  const href = subjectKind ? pages[subjectKind](entry) : null;
  if (!href) return subjectName ?? subject;
  return (
    <Link href={href} prefetch={false} title={subject}>
      {subjectName}
    </Link>
  );
}
