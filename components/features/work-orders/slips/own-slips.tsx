import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { SlipRow } from "@/lib/features/work-orders/slips/schema";
import { onSlip } from "@/lib/features/work-orders/slip-labels.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { slipAddress } from "../addresses";
import { AmountToCollect } from "./amount-to-collect";
import { styles } from "./styles";

/** The viewer's own slips, newest first. Document 3 §6 */
export async function OwnSlips({ slips, current }: { slips: SlipRow[]; current: number }) {
  const [t, activeLocale] = await Promise.all([getTranslations("slips"), getLocale()]);
  return (
    <nav className={styles.own} aria-label={t("own")}>
      <h2>{t("own")}</h2>
      <ul>
        {slips.map((slip) => (
          <li key={slip.workOrderId}>
            <Link
              href={slipAddress(slip)}
              prefetch={false}
              aria-current={slip.workOrderId === current ? "page" : undefined}
            >
              {formatDate(slip.period, activeLocale, "month")}
            </Link>
            <span>{slip.vesselName ?? t("settled.title")}</span>
            <b>
              Rp {onSlip(slip.totalTakeHomePayCrew)}
              <AmountToCollect slip={slip} />
            </b>
          </li>
        ))}
      </ul>
    </nav>
  );
}
