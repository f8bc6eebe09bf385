import { getLocale, getTranslations } from "next-intl/server";
import { CoverageChart } from "@/components/features/manning/fleet/coverage-chart";
import styles from "@/components/features/manning/fleet/fleet.module.css";
import { fleetLabels } from "@/components/features/manning/fleet/labels";
import { FleetTimeline } from "@/components/features/manning/fleet/timeline";
import { Link } from "@/components/ui/layout/link";
import { listFleetTimeline } from "@/lib/features/manning/fleet/list-fleet-timeline";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

const page = "/dashboard/manning/fleet";
const maxLanes = 8;

/** The vessels that need a planner first, and how well the fleet is covered. The timeline's page has the rest. */
export async function FleetPicture() {
  const [timeline, t, vessels, locale] = await Promise.all([
    orNull(load(listFleetTimeline, { days: 90 })),
    getTranslations("fleet"),
    getTranslations("vessels.list"),
    getLocale(),
  ]);
  if (!timeline || timeline.lanes.length === 0) return null;
  const labels = fleetLabels(t, locale);
  const side = "planning";
  const lanes = timeline.lanes.slice(0, maxLanes);
  return (
    <section className={`${styles.frame} ${styles.picture}`} aria-label={t("title")}>
      <div className={styles.pictureHead}>
        <h2>{t("title")}</h2>
        <Link href={page} prefetch={false}>
          {t("all", { count: timeline.total })}
        </Link>
      </div>
      <CoverageChart
        weeks={timeline.coverage}
        named={null}
        params={{}}
        page={page}
        today={timeline.today}
        side={side}
        labels={labels}
      />
      <FleetTimeline
        timeline={{ ...timeline, lanes }}
        opened={null}
        params={{}}
        page={page}
        labels={labels}
        crewText={vessels}
        side={side}
      />
    </section>
  );
}
