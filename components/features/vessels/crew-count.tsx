import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { VacantSeat } from "@/lib/features/vessels/schema";
import styles from "./crew-count.module.css";

type Props = { vesselId: number; vesselName: string; onBoard: number; seats: number; vacant: VacantSeat[] };

/** How many are on board of how many seats. Which seats nobody holds is said by name, and leads to the crew on board. */
export function CrewCount({ vesselId, vesselName, onBoard, seats, vacant }: Props) {
  const t = useTranslations("vessels.list");
  const isIndonesian = useLocale() === "id";
  const count = t("crewOf", { onBoard, seats });
  const [first, ...others] = vacant;
  const position = isIndonesian ? first?.jobPositionNameId : first?.jobPositionName;
  const without =
    position === undefined
      ? null
      : others.length === 0
        ? t("without", { position })
        : t("withoutMore", { position, count: others.length });
  const short = onBoard < seats ? t("short", { count: seats - onBoard }) : null;
  const apart = without ?? (onBoard > seats ? t("over", { count: onBoard - seats }) : short);
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
