import Button from "@mui/material/Button";
import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { DownloadButton } from "../pipeline/download-button";
import styles from "./applicant.module.css";

export type Neighbours = { previous: string | null; next: string | null };
type Props = { id: number; neighbours: Neighbours; decideHref: string | null; readHref: string | null; cv: boolean };

/** The applicants before and after this one in the list one comes from, and what can be made of this one. */
export async function ApplicantBar({ id, neighbours, decideHref, readHref, cv }: Props) {
  const t = await getTranslations("applicants.screens.bar");
  const step = (href: string | null, label: string, icon: "left" | "right") => {
    const content = (
      <>
        {icon === "left" ? <Icon name="left" /> : null}
        {label}
        {icon === "right" ? <Icon name="right" /> : null}
      </>
    );
    return href ? (
      <Link href={href} className={styles.step}>
        {content}
      </Link>
    ) : (
      <span role="link" aria-disabled="true" className={styles.step}>
        {content}
      </span>
    );
  };
  return (
    <div className={styles.tools}>
      {step(neighbours.previous, t("previous"), "left")}
      {step(neighbours.next, t("next"), "right")}
      {cv ? <DownloadButton id={id} document="cv" label={t("cv")} /> : null}
      {decideHref ? (
        <Button variant="contained" component={Link} href={decideHref} sx={{ minHeight: { xs: 44, sm: 36 } }}>
          {t("decide")}
        </Button>
      ) : null}
      {readHref ? (
        <Button variant="text" component={Link} href={readHref} sx={{ minHeight: { xs: 44, sm: 36 } }}>
          {t("readOnly")}
        </Button>
      ) : null}
    </div>
  );
}
