import type { Shown } from "@/lib/features/manning/approvals/schema";
import type { Locale } from "@/lib/platform/i18n/locales";
import styles from "./link-page.module.css";
import { ShownCheck } from "./shown-check";
import { ShownCv } from "./shown-cv";
import { ShownTerms } from "./shown-terms";

/** Show a proposal to a principal: terms, check and CV. */
export const ShownProposal = ({ shown: { terms, check, cv }, locale }: { shown: Shown; locale: Locale }) => (
  <>
    <div className={styles.part}>
      <ShownTerms terms={terms} locale={locale} />
    </div>
    {check ? <ShownCheck check={check} locale={locale} /> : null}
    {cv ? <ShownCv cv={cv} locale={locale} /> : null}
  </>
);
