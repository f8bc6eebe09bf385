import type { AnswerView } from "@/lib/features/manning/approvals/schema";
import type { Locale } from "@/lib/platform/i18n/locales";
import styles from "./link-page.module.css";
import { CheckView } from "./check-view";
import { CvView } from "./cv-view";
import { TermsView } from "./terms-view";

/** Show a proposal to a principal: terms, check and CV. */
export const ProposalView = ({ shown: { terms, check, cv }, locale }: { shown: AnswerView; locale: Locale }) => (
  <>
    <div className={styles.part}>
      <TermsView terms={terms} locale={locale} />
    </div>
    {check ? <CheckView check={check} locale={locale} /> : null}
    {cv ? <CvView cv={cv} locale={locale} /> : null}
  </>
);
