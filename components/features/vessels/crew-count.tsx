import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { Manning, VacantSeat } from "@/lib/features/vessels/schema";
import { crewWords } from "./crew-words";
import styles from "./crew-count.module.css";

type Props = { vesselId: number; vesselName: string; crew: Manning; vacant: VacantSeat[] };

/** Show filled and total seats. Vacant seats are named and linked to the crew on board. */
export function CrewCount({ vesselId, vesselName, crew, vacant }: Props) {
  const t = useTranslations("vessels.list");
  const isIndonesian = useLocale() === "id";
  const count = crewWords(t, crew);
  const held = crew.crewOnBoard - crew.inHandover;
  const { seats } = crew;
  const [first, ...others] = vacant;
  const position = isIndonesian ? first?.jobPositionNameId : first?.jobPositionName;
  const without =
    position === undefined
      ? null
      : others.length === 0
        ? t("without", { position })
        : t("withoutMore", { position, count: others.length });
  const short = held < seats ? t("short", { count: seats - held }) : null;
  const apart = without ?? (held > seats ? t("over", { count: held - seats }) : short);
  if (apart === null) return count;
  return (
    <>
      {count} ·{" "}
      <Link
        href={`/dashboard/vessel-management/${vesselId}/details?tab=on-board-crew`}
        prefetch={false}
        className={without ? styles.vacant : styles.apart}
        aria-label={t("seeCrew", { crew: apart, vessel: vesselName })}
      >
        {apart}
      </Link>
    </>
  );
}
