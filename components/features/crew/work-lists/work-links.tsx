import { getFormatter, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import styles from "./work-links.module.css";

/** The count of each list; null for a list the viewer may not open. */
type WorkCounts = Record<"changeRequests" | "forecast" | "papersToVerify" | "dataRequests", number | null>;

const addresses = {
  changeRequests: "change-requests",
  forecast: "compliance-forecast",
  papersToVerify: "to-verify",
  dataRequests: "data-requests",
} as const;
const place = "work-links";
const names = ["changeRequests", "forecast", "papersToVerify", "dataRequests"] as const;

/**
 * Show links to the work lists of crew management with their counts; children add links. On a phone a button opens
 * them.
 */
export async function WorkLinks({ counts, children }: { counts: WorkCounts | null; children?: ReactNode }) {
  const [t, format] = await Promise.all([getTranslations("work-lists"), getFormatter()]);
  const offered = counts ? names.flatMap((name) => (counts[name] === null ? [] : [{ name, count: counts[name] }])) : [];
  if (offered.length === 0 && !children) return null;
  return (
    <>
      <button type="button" popoverTarget={place} className={styles.more} aria-label={t("label")} title={t("label")}>
        <Icon name="more" />
      </button>
      <nav id={place} popover="auto" aria-label={t("label")} className={styles.links}>
        {offered.map(({ name, count }) => (
          <Link key={name} href={`/dashboard/crew-management/${addresses[name]}`} prefetch={false}>
            {t(`links.${name}`)}
            {count > 0 ? <span>{format.number(count)}</span> : null}
          </Link>
        ))}
        {children}
      </nav>
    </>
  );
}
