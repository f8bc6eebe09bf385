"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { BoardMoment } from "@/db/enums/scheduling";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { momentText } from "./formats";
import { styles } from "./styles";

const ProposeDialog = lazyDialog(() => import("./time-dialogs").then((module) => module.ProposeDialog));
const WithdrawDialog = lazyDialog(() => import("./time-dialogs").then((module) => module.WithdrawDialog));

type Proposal = ScheduleDetail["proposals"][number];
type Props = {
  scheduleId: number;
  name: string;
  /** Which time can be proposed now; null when the user proposes none. */
  moment: BoardMoment | null;
  proposals: readonly Proposal[];
};

/** Show the actual sign-on and sign-off times reported by the vessel head. The office confirms them. product 2.11 */
export function ReportedTimes({ scheduleId, name, moment, proposals }: Props) {
  const t = useTranslations("schedule-details.times");
  const locale = useLocale();
  const [openDialog, setOpenDialog] = useState<"propose" | Proposal | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <section className={styles.card} aria-labelledby="schedule-times">
      <h2 id="schedule-times">{t("title")}</h2>
      {proposals.length === 0 ? <p className={styles.muted}>{t("none")}</p> : null}
      {proposals.map((proposal) => {
        const time = momentText(proposal.proposedAt, locale);
        return (
          <p key={proposal.id}>
            <strong>{`${t(`moment.${proposal.moment}`)} ${time}`}</strong>
            <br />
            <span className={styles.muted}>
              {t("by", { name: proposal.by ?? "–", date: momentText(proposal.createdAt, locale) })}
            </span>
            {proposal.note ? (
              <>
                <br />
                {proposal.note}
              </>
            ) : null}
            {moment ? (
              <>
                <br />
                <Button
                  size="small"
                  height="touch-32"
                  aria-label={t("withdrawOf", { time })}
                  {...WithdrawDialog.preloadProps}
                  onClick={() => setOpenDialog(proposal)}
                >
                  {t("withdraw")}
                </Button>
              </>
            ) : null}
          </p>
        );
      })}
      {moment ? (
        <p>
          <Button
            variant="contained"
            height="touch"
            {...ProposeDialog.preloadProps}
            onClick={() => setOpenDialog("propose")}
          >
            {t(`propose.${moment}`)}
          </Button>
        </p>
      ) : null}
      {openDialog === "propose" && moment ? (
        <ProposeDialog scheduleId={scheduleId} name={name} moment={moment} onClose={close} />
      ) : null}
      {openDialog !== null && openDialog !== "propose" ? <WithdrawDialog id={openDialog.id} onClose={close} /> : null}
    </section>
  );
}
