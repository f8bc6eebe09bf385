import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { Cv } from "@/lib/features/manning/approvals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import styles from "./link-page.module.css";

const maxRowsShown = 3;
type Part = { cv: Cv; locale: Locale };
type Texts = Awaited<ReturnType<typeof getTranslations<"approvals.page">>>;

/** Show the first rows and fold the rest. */
function Rows({ t, rows }: { t: Texts; rows: ReactNode[] }) {
  if (rows.length === 0) return <p className={styles.none}>{t("none")}</p>;
  const [first, rest] = [rows.slice(0, maxRowsShown), rows.slice(maxRowsShown)];
  return (
    <>
      <ul className={styles.rows}>{first}</ul>
      {rest.length > 0 ? (
        <details className={styles.more}>
          <summary>{t("moreRows", { count: rows.length })}</summary>
          <ul className={styles.rows}>{rest}</ul>
        </details>
      ) : null}
    </>
  );
}

function Documents({ cv, locale, t }: Part & { t: Texts }) {
  const day = (value: string | null) => (value ? formatDate(value, locale) : "—");
  return (
    <ul className={styles.rows}>
      {[...cv.certificates, ...cv.travelDocuments].map((certificate, index) => (
        <li key={index}>
          <span>
            {certificate[locale]}
            <small>{certificate.number}</small>
          </span>
          <span>
            <small>{t("issued")}</small>
            {day(certificate.issued)}
          </span>
          <span>
            <small>{t("expires")}</small>
            {certificate.expired ? day(certificate.expired) : t("noExpiry")}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Service({ cv, locale, t }: Part & { t: Texts }) {
  const day = (value: string | null) => (value ? formatDate(value, locale) : "…");
  return (
    <Rows
      t={t}
      rows={cv.seaService.map((row, index) => (
        <li key={index}>
          <span>
            {row.vesselName}
            <small>{[row.vesselType, row.companyName].filter(Boolean).join(", ")}</small>
          </span>
          <span>{row.position}</span>
          <span>{`${day(row.onBoard)} – ${day(row.offBoard)}`}</span>
        </li>
      ))}
    />
  );
}

/**
 * Show the CV for principals: without contact details and identity numbers, with masked document numbers. product 5.18
 */
export async function CvView({ cv, locale }: Part) {
  const t = await getTranslations("approvals.page");
  const born = [cv.birthPlace, cv.dateOfBirth && formatDate(cv.dateOfBirth, locale)].filter(Boolean).join(", ");
  return (
    <section className={styles.part}>
      <h3>{t("cv")}</h3>
      <DetailList
        details={[
          { label: t("ownRank"), value: cv.rank[locale] },
          { label: t("nationality"), value: cv.nationality[locale] ?? cv.nationality.en },
          { label: t("born"), value: born },
          { label: t("seafarerCode"), value: cv.seafarerCode },
        ]}
      />
      <h4>{t("seaService")}</h4>
      {cv.totals.length > 0 ? (
        <p className={styles.none}>{cv.totals.map((total) => t("months", total)).join(" · ")}</p>
      ) : null}
      <Service cv={cv} locale={locale} t={t} />
      <Folded title={t("papers")} count={cv.certificates.length + cv.travelDocuments.length}>
        <Documents cv={cv} locale={locale} t={t} />
      </Folded>
      <Folded title={t("trainings")} count={cv.trainings.length}>
        <Trainings cv={cv} locale={locale} />
      </Folded>
    </section>
  );
}

const Folded = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => (
  <details className={styles.more}>
    <summary>{`${title} (${count})`}</summary>
    {children}
  </details>
);

const Trainings = ({ cv, locale }: Part) => (
  <ul className={styles.rows}>
    {cv.trainings.map((training, index) => (
      <li key={index}>
        <span>{training.name}</span>
        <span>{training.institution}</span>
        <span>{formatDate(training.issued, locale)}</span>
      </li>
    ))}
  </ul>
);
