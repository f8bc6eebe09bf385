import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { SeatPage } from "@/lib/features/manning/planning/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { crewCountLabel } from "../../vessels/crew-count-label";
import vessel from "../../vessels/vessel.module.css";
import { planningStatusVariants } from "./status-variants";
import styles from "./planning.module.css";

/** Show the vessel, its planning status and pending items. */
export async function VesselPlanningHeader({ plan, action }: { plan: SeatPage; action: ReactNode }) {
  const [t, list, locale] = await Promise.all([
    getTranslations("planning"),
    getTranslations("vessels.list"),
    getLocale(),
  ]);
  const facts: [string, string | null][] = [
    [t("list.type"), inLanguage(locale, { en: plan.vesselType, id: plan.vesselTypeNameId })],
    [t("assignment.principalAnswer"), plan.principal],
    [t("list.onBoard"), crewCountLabel(list, plan)],
    [t("list.waitingForAnswer"), String(plan.totalPendingData)],
  ];
  return (
    <div className={styles.head}>
      <div className={vessel.strip}>
        <h1>
          {plan.vesselName}{" "}
          <StatusBadge
            status={planningStatusVariants[plan.planningStatus]}
            label={t(`statuses.${plan.planningStatus}`)}
          />
        </h1>
        <dl>
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className={styles.actions}>{action}</div>
    </div>
  );
}
