import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { listForms } from "@/lib/features/appraisals/forms/list-forms";
import { formatDate } from "@/lib/platform/calendar/dates";

export type ListedForm = Awaited<ReturnType<(typeof listForms)["execute"]>>["rows"][number];

const statusVariants: Record<ListedForm["standing"], StatusName> = {
  draft: "Pending",
  coming: "Scheduled",
  "in-force": "Active",
  past: "Closed",
};

/** Show the status of a version. Past versions are muted. */
export async function FormStatus({ standing }: Pick<ListedForm, "standing">) {
  const t = await getTranslations("appraisal-lists.questions.standings");
  return <StatusBadge status={statusVariants[standing]} label={t(standing)} faint={standing === "past"} />;
}

/** List the versions by date, newest first. */
export async function FormVersions({ rows, currentId }: { rows: ListedForm[]; currentId: number | undefined }) {
  const [t, locale] = await Promise.all([getTranslations("appraisal-lists.questions"), getLocale()]);
  return (
    <nav aria-label={t("versions")} className="apprq-versions">
      <ol>
        {rows.map(({ id, effectiveFrom, standing, source }) => (
          <li key={id}>
            <Link href={`?version=${id}`} aria-current={id === currentId ? "page" : undefined} scroll={false}>
              <span className="apprq-line">
                <b>{formatDate(effectiveFrom, locale)}</b>
                <FormStatus standing={standing} />
              </span>
              <span className="apprq-source">{source}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
