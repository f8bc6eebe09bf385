import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { CrewDocuments } from "@/components/features/vessels/detail/crew-documents";
import { JoinersTable } from "@/components/features/manning/check-in-out/joiners-table";
import { OnBoardTable } from "@/components/features/manning/check-in-out/on-board-table";
import { RequestExtensionButton } from "@/components/features/manning/extensions/request-button";
import { extendAddress } from "@/components/features/manning/planning/address";
import type { VesselCrewRow } from "@/lib/features/vessels/on-board/schema";
import styles from "@/components/features/vessels/vessel.module.css";
import { ListError } from "@/components/ui/list/list-error";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { readChoice, tableCookie } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { can, type UserActor } from "@/lib/access/actor";
import { grantOf } from "@/lib/access/permissions";
import { listJoiners } from "@/lib/features/manning/check-in-out/list-joiners";
import { listVesselCrew } from "@/lib/features/vessels/on-board/list-vessel-crew";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";

/** Return how the user requests an extension for a person on board. */
const extensionActionsOf = (vesselId: number, { crewId: own }: UserActor) => ({
  href: ({ crewId }: VesselCrewRow) => extendAddress("approval-crew", vesselId, crewId),
  button: ({ crewId, fullName: name, offBoard }: VesselCrewRow) =>
    offBoard ? <RequestExtensionButton crewId={crewId} name={name} offBoard={offBoard} isOwn={crewId === own} /> : null,
});

/** People on board and joiners. Document 2 §2 and §7 */
export async function OnBoardTab({ vessel, user }: { vessel: VesselDetail; user: UserActor }) {
  const [t, cookieStore] = await Promise.all([getTranslations("vessels.detail"), cookies()]);
  const choiceOf = (table: string) => readChoice(cookieStore.get(tableCookie(table))?.value);
  const mayMove =
    grantOf(user.role, user.subRole, "scheduling:check-in-out") === "Y" &&
    can(user, "scheduling:check-in-out") &&
    vessel.status === "in-operation";
  const [page, joiners] = await Promise.all([
    orNull(load(listVesselCrew, { vesselId: vessel.id })),
    mayMove ? orNull(load(listJoiners, { vesselId: vessel.id })) : null,
  ]);
  const today = dayOf(new Date());
  const rights = {
    open: can(user, "crew:view"),
    move: mayMove,
    undo: can(user, "scheduling:undo-check-in"),
  };
  const emptyState = emptyStateOf(page && [...page.rows, ...page.vacancies], {
    title: t("notFound"),
    text: t(vessel.status === "in-scrap" ? "onBoardScrapped" : "onBoardEmpty"),
  });
  const joinersEmptyState = !joiners ? (
    <ListError />
  ) : joiners.rows.length === 0 ? (
    <p className={styles.checking}>{t("joinersEmpty")}</p>
  ) : undefined;
  return (
    <>
      <ListTable
        name="on-board-crew"
        label={t("tabs.on-board-crew")}
        choice={choiceOf("on-board-crew")}
        emptyState={emptyState}
        tools={<CrewDocuments vessel={vessel} />}
      >
        {page ? (
          <OnBoardTable
            rows={page.rows}
            vacancies={page.vacancies}
            vesselId={vessel.id}
            today={today}
            rights={rights}
            extending={
              can(user, "extensions:request") && vessel.status === "in-operation"
                ? extensionActionsOf(vessel.id, user)
                : null
            }
          />
        ) : null}
      </ListTable>
      {mayMove ? (
        <div className={styles.block}>
          <ListTable
            name="joiners"
            label={t("joiners")}
            choice={choiceOf("joiners")}
            emptyState={joinersEmptyState}
            tools={<h2>{t("joiners")}</h2>}
          >
            {joiners ? <JoinersTable rows={joiners.rows} vesselId={vessel.id} today={today} rights={rights} /> : null}
          </ListTable>
        </div>
      ) : null}
    </>
  );
}
