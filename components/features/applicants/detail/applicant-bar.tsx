import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { PreviousNextLink } from "@/components/ui/list/previous-next-link";
import { DownloadButton } from "../pipeline/download-button";
import styles from "./applicant.module.css";

export type Neighbours = { previous: string | null; next: string | null };
type Props = { id: number; neighbours: Neighbours; decideHref: string | null; readHref: string | null; cv: boolean };

/** Show links to the previous and next applicant of the list, and the actions for this one. */
export async function ApplicantBar({ id, neighbours, decideHref, readHref, cv }: Props) {
  const t = await getTranslations("applicants.screens.bar");
  return (
    <div className={styles.tools}>
      <PreviousNextLink to="previous" href={neighbours.previous} label={t("previous")} />
      <PreviousNextLink to="next" href={neighbours.next} label={t("next")} />
      {cv ? <DownloadButton id={id} document="cv" label={t("cv")} /> : null}
      {decideHref ? (
        <Button variant="contained" component={Link} href={decideHref} height="touch">
          {t("decide")}
        </Button>
      ) : null}
      {readHref ? (
        <Button variant="text" component={Link} href={readHref} height="touch">
          {t("readOnly")}
        </Button>
      ) : null}
    </div>
  );
}
