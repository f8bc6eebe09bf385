import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { ListedApplicant } from "@/lib/features/applicants/schema";
import { dayOf, formatDate } from "@/lib/platform/dates";
import { currentStage, listedStages } from "./stages";

type Props = { rows: ListedApplicant[]; params: SearchParams; sort: string; order: Order };

export async function ApplicantsTable({ rows, params, sort, order }: Props) {
  const [t, locale] = await Promise.all([getTranslations("applicants.list"), getLocale()]);
  const language = locale === "id" ? "id" : "en";
  const head = { params, sort, order };
  return (
    <>
      <thead>
        <tr>
          <SortHeader id="name" label={t("name")} {...head} />
          <SortHeader id="applicantId" label={t("applicantId")} {...head} />
          <SortHeader id="seafarerId" label={t("seafarerId")} {...head} />
          <SortHeader id="position" label={t("position")} {...head} />
          <SortHeader id="vesselType" label={t("vesselType")} {...head} />
          <SortHeader id="regDate" label={t("regDate")} align="end" first="desc" {...head} />
          {listedStages.map((stage) => (
            <th key={stage} scope="col" data-cell="status">
              {t(`stages.${stage}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const now = currentStage(row.reached);
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.name}>
                <Link href={`/dashboard/recruitment/applicants-list/${row.id}/view?joi=${row.jobOpeningId}`} prefetch={false}>
                  {row.name}
                </Link>
              </td>
              <td>{row.applicantId}</td>
              <td>{row.seafarerId}</td>
              <td data-card="fact" data-label={t("position")} data-cell="short" title={row.position}>
                {row.position}
              </td>
              <td data-cell="short" title={row.vesselType}>
                {row.vesselType}
              </td>
              <td data-align="end" data-card="fact" data-label={t("regDate")}>
                {formatDate(dayOf(row.regDate), language)}
              </td>
              {listedStages.map((stage) => (
                <td key={stage} data-cell="status" data-card={stage === now ? "fact" : undefined} data-label={t(`stages.${stage}`)}>
                  <StatusBadge status={row[stage]} label={t(`status.${row[stage]}`)} faint={!row.reached.includes(stage)} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
