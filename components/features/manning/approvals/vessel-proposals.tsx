import { getLocale, getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { RecordTable } from "@/components/ui/list/record-table";
import type { VesselProposals as Proposals } from "@/lib/features/manning/approvals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./link-page.module.css";
import { HiddenFields } from "./answer-form-parts";
import { AnswerButtons } from "../planning/answer-buttons";
import { reviewAddress, reviewAnswerAddress } from "./review-address";

type Props = { proposals: Proposals; problem: string | undefined; mayApproveAll: boolean };

/**
 * List the proposals of a vessel with version and exceptions, and one form to approve those without exceptions. product
 * 5.9 "Batch"
 */
export async function VesselProposals({ proposals: { vesselId, declaration, rows }, problem, mayApproveAll }: Props) {
  const [t, page, locale] = await Promise.all([
    getTranslations("vessel-answers"),
    getTranslations("approvals.page"),
    getLocale(),
  ]);
  const clear = rows.filter(({ isClear }) => isClear);
  const columns = [page("person"), page("rank"), page("period"), t("exceptions"), t("version"), page("yourAnswer")];
  return (
    <>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <RecordTable
        label={t("proposals")}
        empty={t("empty")}
        columns={columns.map((label) => ({ label }))}
        rows={rows.map((row) => [
          <Link key={row.assignmentId} href={reviewAddress(row)} prefetch={false}>
            {row.employeeName}
          </Link>,
          inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId }),
          `${formatDate(row.startDate, locale)} – ${formatDate(row.endDate, locale)}`,
          row.isClear ? t("clear") : row.exceptions.map(({ text }) => text).join("; ") || t("unchecked"),
          row.version,
          <span key={row.assignmentId} className={styles.verbs}>
            <AnswerButtons name={row.employeeName} hrefOf={(answer) => reviewAnswerAddress(row, answer)} />
          </span>,
        ])}
      />
      {mayApproveAll && clear.length > 1 ? (
        <form className={styles.form} method="post" action="/dashboard/answer/all">
          <HiddenFields
            fields={{
              vesselId,
              proposals: clear.map(({ assignmentId, version }) => `${assignmentId}:${version}`).join(","),
            }}
          />
          <p>{t("who", { names: clear.map(({ employeeName }) => employeeName).join(", ") })}</p>
          <label className={styles.tick} htmlFor="read-all">
            <input id="read-all" type="checkbox" name="hasRead" required />
            {declaration[locale]}
          </label>
          <Button type="submit" variant="contained" size="large" className={styles.verb}>
            {t("approveAll", { count: clear.length })}
          </Button>
        </form>
      ) : null}
    </>
  );
}
