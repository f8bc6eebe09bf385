import { getTranslations } from "next-intl/server";
import { StepLink } from "@/components/ui/list/step-link";
import styles from "./steps.module.css";

type Props = { previous: string | null; next: string | null };

/** Show links to the previous and next person of the list. */
export async function ListSteps({ previous, next }: Props) {
  const t = await getTranslations("crew.screens.bar");
  return (
    <nav aria-label={t("steps")} className={styles.steps}>
      <StepLink to="previous" href={previous} label={t("previous")} />
      <StepLink to="next" href={next} label={t("next")} />
    </nav>
  );
}
