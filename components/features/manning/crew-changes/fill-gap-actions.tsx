import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { ApplicantTab } from "@/db/enums/applicants";
import styles from "./fill-gap-actions.module.css";

export type StageCount = { positionId: number; tab: ApplicantTab; count: number };
type Gap = {
  vesselCrewId: number;
  jobPositionId: number;
  position: string;
  vesselTypeId: number;
  from: string;
  to: string;
};
type Props = { gap: Gap; mayDraft: boolean; stages: readonly StageCount[] };

const recruitment = "/dashboard/recruitment";

/** Build the address of a job opening form prefilled from the seat. */
function draftAddress({ vesselCrewId, jobPositionId, vesselTypeId, from, to }: Gap) {
  const values = { view: "all", add: 1, seat: vesselCrewId, ofShip: vesselTypeId, ofPosition: jobPositionId, from, to };
  return `${recruitment}/job-openings?${new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]))}`;
}

/** Show ways to fill an uncovered seat: create a job opening, or pick from applicants of the rank. */
export function FillGapActions({ gap, mayDraft, stages }: Props) {
  const t = useTranslations();
  const { position, jobPositionId } = gap;
  const own = stages.filter(({ positionId }) => positionId === jobPositionId);
  if (!mayDraft && own.length === 0) return null;
  return (
    <span className={styles.ways}>
      {mayDraft ? (
        <Link
          href={draftAddress(gap)}
          prefetch={false}
          className={styles.way}
          aria-label={t("crew-changes.draft.openOf", { position })}
        >
          {t("crew-changes.draft.open")}
        </Link>
      ) : null}
      {own.length > 0 ? (
        <span>
          {t("crew-changes.draft.applicants")}
          {own.map(({ tab, count }) => {
            const stage = t(`applicants.list.tabs.${tab}`);
            return (
              <Link
                key={tab}
                href={`${recruitment}/applicants-list?tab=${tab}&position=${jobPositionId}`}
                prefetch={false}
                className={styles.way}
                aria-label={t("crew-changes.draft.stageOf", { count, position, stage })}
              >
                {t("crew-changes.draft.stage", { stage, count })}
              </Link>
            );
          })}
        </span>
      ) : null}
    </span>
  );
}
