import { getTranslations } from "next-intl/server";
import { CrewDocuments } from "@/components/features/vessels/detail/crew-documents";
import { JoinersTable } from "@/components/features/vessels/detail/joiners-table";
import { OnBoardTable } from "@/components/features/vessels/detail/on-board-table";
import styles from "@/components/features/vessels/detail/vessel.module.css";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { ListError } from "@/components/ui/list/list-error";
import { readListState, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { grantOf } from "@/lib/access/permissions";
import { listJoiners } from "@/lib/features/manning/list-joiners";
import { listVesselCrew } from "@/lib/features/vessels/list-vessel-crew";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { dayOf } from "@/lib/platform/dates";
import { load } from "@/lib/platform/transport/page";
import { attempt } from "../../../attempt";

const defaults = { pageSize: 200, sorts: ["position"], order: "asc" } as const;

/** Who is on board, and who is to join. Document 2 §2 and §7 */
export async function OnBoardTab({ vessel, user, query }: { vessel: VesselDetail; user: UserActor; query: SearchParams }) {
  const t = await getTranslations("vessels.detail");
  const { search } = readListState(query, defaults, { pageSize: null, density: "comfortable" });
  const mayMove = grantOf(user.role, user.subRole, "scheduling:check-in-out") === "Y" && can(user, "scheduling:check-in-out") && vessel.status === "in-operation";
  const [page, joiners] = await Promise.all([
    attempt(load(listVesselCrew, { vesselId: vessel.id, filterList: search })),
    mayMove ? attempt(load(listJoiners, { vesselId: vessel.id })) : null,
  ]);
  const today = dayOf(new Date());
  const rights = { open: can(user, "crew:view"), move: mayMove, undo: can(user, "scheduling:undo-check-in") };
  return (
    <>
      <CrewDocuments vessel={vessel} />
      {!page ? (
        <ListError />
      ) : page.rows.length === 0 ? (
        <ListEmpty title={t("notFound")} text={t("onBoardEmpty")} />
      ) : (
        <OnBoardTable rows={page.rows} vesselId={vessel.id} today={today} rights={rights} />
      )}
      {mayMove ? (
        <section className={styles.block} aria-labelledby="joiners-title">
          <h2 id="joiners-title">{t("joiners")}</h2>
          {joiners ? <JoinersTable rows={joiners.rows} vesselId={vessel.id} today={today} rights={rights} /> : <ListError />}
        </section>
      ) : null}
    </>
  );
}
