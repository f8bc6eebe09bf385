import { getLocale, getTranslations } from "next-intl/server";
import type { Eligibility } from "@/lib/features/applicants/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./eligibility-check.module.css";

type Props = { joi: number; eligibility: Eligibility; certificateIds: number[]; years: string; isChecked: boolean };

/** Check the requirements of an opening. A plain form works without scripts and stores nothing. */
export async function EligibilityCheck({ joi, eligibility, certificateIds, years, isChecked }: Props) {
  const t = await getTranslations("registration.eligibility");
  const locale = await getLocale();
  return (
    <div className={styles.page}>
      <a className={styles.back} href={`/career/${joi}`}>
        {t("back")}
      </a>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead}>
        {t("position", {
          position: inLanguage(locale, { en: eligibility.positionName, id: eligibility.positionNameId }),
          vesselType: inLanguage(locale, { en: eligibility.vesselType, id: eligibility.vesselTypeNameId }),
        })}{" "}
        {t("lead")}
      </p>
      {isChecked ? <Verdict joi={joi} eligibility={eligibility} /> : null}
      <form action={`/career/${joi}/eligible#result`} className={styles.form}>
        <input type="hidden" name="checked" value="1" />
        <fieldset className={styles.group}>
          <legend>{t("certificates")}</legend>
          {eligibility.required.map(({ certificateId, name, nameId }) => (
            <label key={certificateId} className={styles.tick}>
              <input
                type="checkbox"
                name="held"
                value={certificateId}
                defaultChecked={certificateIds.includes(certificateId)}
              />
              {inLanguage(locale, { en: name, id: nameId })}
            </label>
          ))}
        </fieldset>
        {eligibility.yearsOfExperience > 0 ? (
          <label className={styles.years}>
            {t("years")}
            <input type="number" name="years" min={0} max={60} step="any" inputMode="decimal" defaultValue={years} />
          </label>
        ) : null}
        <button className={styles.check} type="submit">
          {t("check")}
        </button>
      </form>
    </div>
  );
}

async function Verdict({
  joi,
  eligibility: { missing, yearsShort, yearsOfExperience },
}: Pick<Props, "joi" | "eligibility">) {
  const t = await getTranslations("registration.eligibility");
  const locale = await getLocale();
  const isComplete = missing.length === 0 && yearsShort === 0;
  return (
    <section id="result" className={isComplete ? styles.complete : styles.short} aria-labelledby="result-title">
      <h2 id="result-title">{isComplete ? t("complete") : t("short")}</h2>
      {missing.length > 0 ? (
        <>
          <ul>
            {missing.map(({ certificateId, name, nameId }) => (
              <li key={certificateId}>{inLanguage(locale, { en: name, id: nameId })}</li>
            ))}
          </ul>
          <p>{t("certificatesShort")}</p>
        </>
      ) : null}
      {yearsShort > 0 ? <p>{t("yearsShort", { needed: yearsOfExperience })}</p> : null}
      <a className={styles.apply} href={`/validation?joi=${joi}`}>
        {t("apply")}
      </a>
    </section>
  );
}
