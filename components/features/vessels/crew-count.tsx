import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { Manning, VacantSeat } from "@/lib/features/vessels/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { crewCountLabel } from "./crew-count-label";
import styles from "./crew-count.module.css";

type Props = { vesselId: number; vesselName: string; crew: Manning; vacant: VacantSeat[] };

/** Show filled and total seats. Vacant seats are named and linked to the crew on board. */
export function CrewCount({ vesselId, vesselName, crew, vacant }: Props) {
  const t = useTranslations("vessels.list");
  const locale = useLocale();
  const count = crewCountLabel(t, crew);
  const seatsFilled = crew.crewOnBoard - crew.inHandover;
  const { seats } = crew;
  const [first, ...others] = vacant;
  const position = inLanguage(locale, { en: first?.jobPositionName, id: first?.jobPositionNameId });
  const without =
    position === undefined
      ? null
      : others.length === 0
        ? t("without", { position })
        : t("withoutMore", { position, count: others.length });
  const short = seatsFilled < seats ? t("short", { count: seats - seatsFilled }) : null;
  const extraText = without ?? (seatsFilled > seats ? t("over", { count: seatsFilled - seats }) : short);
  if (extraText === null) return count;
  return (
    <>
      {count} ·{" "}
      <Link
        href={`/dashboard/vessel-management/${vesselId}/details?tab=on-board-crew`}
        prefetch={false}
        className={without ? styles.vacant : styles.apart}
        aria-label={t("seeCrew", { crew: extraText, vessel: vesselName })}
      >
        {extraText}
      </Link>
    </>
  );
}
