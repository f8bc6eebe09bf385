import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import styles from "./inputs.module.css";

/** Links to years; the current one is plain text. */
export async function YearLinks({ year, years, params }: { year: number; years: number[]; params: SearchParams }) {
  const t = await getTranslations("pay-data");
  return (
    <nav aria-label={t("year")} className={styles.years}>
      {years.map((one) =>
        one === year ? (
          <strong key={one} aria-current="page">
            {one}
          </strong>
        ) : (
          <Link key={one} href={hrefWith(params, { year: String(one), pageIndex: null })}>
            {one}
          </Link>
        ),
      )}
    </nav>
  );
}
