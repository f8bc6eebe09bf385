"use client";

import { useTranslations } from "next-intl";
import { visuallyHidden } from "@/components/ui/form/visually-hidden";
import { passwordSpecials, type PasswordForm } from "@/lib/features/users/rules";
import styles from "./password.module.css";
import { passwordRules } from "./rule-results";

/** Lists the rules of a new password and ticks them off while it is typed. */
export function PasswordChecklist({ password, form }: { password: string; form: PasswordForm }) {
  const t = useTranslations("users.password");
  const specials = [...passwordSpecials[form]].join(" ");
  return (
    <div className={styles.rules}>
      <p>{t("rules")}</p>
      <ul aria-live="polite">
        {passwordRules(password, form).map(({ rule, met }) => (
          <li key={rule} data-met={met || undefined}>
            <span aria-hidden className={styles.mark} />
            <span>
              {t(`rule.${rule}`, { specials })}
              <span style={visuallyHidden}>, {t(met ? "met" : "missing")}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
