import { getTranslations } from "next-intl/server";
import { PreviousNextLink } from "@/components/ui/list/previous-next-link";
import styles from "./previous-next-person.module.css";

type Props = { previous: string | null; next: string | null };

/** Show links to the previous and next person of the list. */
export async function PreviousNextPerson({ previous, next }: Props) {
  const t = await getTranslations("crew.screens.bar");
  return (
    <nav aria-label={t("steps")} className={styles.steps}>
      <PreviousNextLink to="previous" href={previous} label={t("previous")} />
      <PreviousNextLink to="next" href={next} label={t("next")} />
    </nav>
  );
}
