import { getTranslations } from "next-intl/server";
import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { refusalKey } from "./refusal-key";
import { RecordedAnswerForm } from "./recorded-answer-form";
import styles from "./link-page.module.css";
import { ConsentForms } from "./consent-forms";
import { ExtensionView } from "./extension-view";

type Props = { row: ExtensionRow; declaration: string; locale: Locale; refused?: string | undefined };

/** Show an extension request on the crew record: the seafarer answers, or the office records the answer. product 5.3 */
export async function WaitingExtension({ row, declaration, locale, refused }: Props) {
  const [t, pages] = await Promise.all([getTranslations("extensions"), getTranslations("approvals.page")]);
  const key = refusalKey(refused);
  const problem = key && pages(key);
  const isOwn = row.mayConsent === "own";
  const sent = {
    action: "/dashboard/answer/extension",
    hidden: { vesselCrewExtensionId: row.vesselCrewExtensionId, employeeId: row.crewId, version: row.version },
    name: `extension-${row.id}`,
    declaration,
  };
  return (
    <article className={styles.question} id="extension-answer">
      <div className={styles.head}>
        <h2>{isOwn ? t("page.title", { vessel: row.vesselName }) : t("own.askedTitle", { vessel: row.vesselName })}</h2>
      </div>
      <div className={styles.part}>
        <ExtensionView
          shown={{
            vessel: row.vesselName,
            rank: inLanguage(locale, { en: row.jobPosition, id: row.jobPositionNameId }),
            originalDate: row.offBoardOriginalDate,
            newDate: row.offBoardExtendedDate,
            reason: row.extendedReason,
          }}
          locale={locale}
        />
      </div>
      {isOwn ? (
        <ConsentForms {...sent} problem={problem} />
      ) : (
        <div className={styles.answer}>
          {problem ? (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          ) : null}
          <RecordedAnswerForm {...sent} />
        </div>
      )}
    </article>
  );
}
