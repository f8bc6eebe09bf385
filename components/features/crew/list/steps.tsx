import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import styles from "./steps.module.css";

type Props = { previous: string | null; next: string | null };

/** To the people before and after this one in the list one comes from. */
export async function ListSteps({ previous, next }: Props) {
  const t = await getTranslations("crew.screens.bar");
  const step = (href: string | null, label: string, icon: "left" | "right") => {
    const content = (
      <>
        {icon === "left" ? <Icon name="left" /> : null}
        {label}
        {icon === "right" ? <Icon name="right" /> : null}
      </>
    );
    return href ? (
      <Link href={href} className={styles.step} rel={icon === "left" ? "prev" : "next"}>
        {content}
      </Link>
    ) : (
      <span role="link" aria-disabled="true" className={styles.step}>
        {content}
      </span>
    );
  };
  return (
    <nav aria-label={t("steps")} className={styles.steps}>
      {step(previous, t("previous"), "left")}
      {step(next, t("next"), "right")}
    </nav>
  );
}
