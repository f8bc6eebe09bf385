import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { ListedApplicant } from "@/lib/features/applicants/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { daysPassed } from "@/lib/platform/calendar/instants";
import styles from "./bulk.module.css";
import { NameHead } from "./name-head";
import { SelectBox } from "./select-box";
import { currentStage, listedStages, type ListedStage } from "./stages";

type Props = {
  rows: ListedApplicant[];
  params: SearchParams;
  sort: string;
  order: Order;
  now: Date;
  selectable?: boolean;
  stages?: readonly ListedStage[];
  /** The stage a phone shows; else the last one reached. */
  focus?: ListedStage;
  hrefOf: (row: ListedApplicant, index: number) => string;
};

export async function ApplicantsTable({
  rows,
  params,
  sort,
  order,
  now,
  selectable = false,
  stages = listedStages,
  focus,
  hrefOf,
}: Props) {
  const [t, screens, locale] = await Promise.all([
    getTranslations("applicants.list"),
    getTranslations("applicants.screens.list"),
    getLocale(),
  ]);
  const language = locale === "id" ? "id" : "en";
  const head = { params, sort, order };
  return (
    <>
      <thead>
        <tr>
          {selectable ? (
            <NameHead label={t("name")} {...head} people={rows.map(({ id, name }) => ({ id, name }))} />
          ) : (
            <SortHeader id="name" label={t("name")} {...head} />
          )}
          <SortHeader id="applicantId" label={t("applicantId")} {...head} />
          <SortHeader id="seafarerId" label={t("seafarerId")} {...head} />
          <SortHeader id="position" label={t("position")} {...head} />
          <SortHeader id="vesselType" label={t("vesselType")} {...head} />
          <SortHeader id="regDate" label={t("regDate")} align="end" first="desc" {...head} />
          {stages.map((stage) => (
            <th key={stage} scope="col" data-cell="status">
              {t(`stages.${stage}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const current = focus ?? currentStage(row.reached);
          const position = language === "id" ? row.positionNameId : row.position;
          const days = Math.floor(daysPassed(row.lastMovedAt, now));
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.name}>
                <span className={styles.cell}>
                  {selectable ? <SelectBox person={{ id: row.id, name: row.name }} /> : null}
                  <Link href={hrefOf(row, index)} prefetch={false}>
                    {row.name}
                  </Link>
                  {row.isAged ? (
                    <span className={styles.age} title={screens("agedTitle", { days })}>
                      {screens("aged", { days })}
                    </span>
                  ) : null}
                </span>
              </td>
              <td>{row.applicantId}</td>
              <td>{row.seafarerId}</td>
              <td data-card="fact" data-label={t("position")} data-cell="short" title={position}>
                {position}
              </td>
              <td data-cell="short" title={row.vesselType}>
                {row.vesselType}
              </td>
              <td data-align="end" data-card="fact" data-label={t("regDate")}>
                {formatDate(dayOf(row.regDate), language)}
              </td>
              {stages.map((stage) => (
                <td
                  key={stage}
                  data-cell="status"
                  title={row.reached.includes(stage) ? undefined : t("notReached")}
                  data-card={stage === current ? "fact" : undefined}
                  data-label={t(`stages.${stage}`)}
                >
                  <StatusBadge
                    status={row[stage]}
                    label={t(`status.${row[stage]}`)}
                    faint={!row.reached.includes(stage)}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
