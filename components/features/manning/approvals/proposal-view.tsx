import type { AnswerView } from "@/lib/features/manning/approvals/schema";
import type { Locale } from "@/lib/platform/i18n/locales";
import styles from "./link-page.module.css";
import { CheckView } from "./check-view";
import { CvView } from "./cv-view";
import { TermsView } from "./terms-view";

type Props = { shown: AnswerView; locale: Locale; photo?: string | null };

/** Show a proposal to a principal: photo, terms, check and CV. */
export const ProposalView = ({ shown: { terms, check, cv }, locale, photo = null }: Props) => (
  <>
    <div className={`${styles.part} ${photo ? styles.person : ""}`}>
      {photo ? (
        // oxlint-disable-next-line nextjs/no-img-element -- a data address or a private file: nothing to optimise
        <img src={photo} alt={terms.name} width={72} height={96} className={styles.photo} />
      ) : null}
      <TermsView terms={terms} locale={locale} />
    </div>
    {check ? <CheckView check={check} locale={locale} /> : null}
    {cv ? <CvView cv={cv} locale={locale} /> : null}
  </>
);
