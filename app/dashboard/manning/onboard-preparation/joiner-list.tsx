import styles from "@/components/features/preparation/joiners/joiners.module.css";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { can } from "@/lib/access/actor";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../list-screen/list-screen";
import { joinerActions, joinerColumns } from "./joiner-columns";

/** The joiners of a vessel, the soonest first. D2 §2 */
export const joinerList = list({
  name: "preparation-joiners",
  texts: "preparation-joiners",
  load: (query, { route }) => load(listJoinersInPreparation, { ...query, vesselId: Number(route.vesselId) }),
}).view({
  label: "tabs.crew-details",
  search: "searchPerson",
  keyOf: ({ id }) => id,
  columns: joinerColumns({ withVessel: false }),
  actions: joinerActions,
  empty: {
    title: "empty.joiners",
    text: "empty.joinersText",
    next: ({ user, t, route }) =>
      can(user, "manning:propose") ? (
        <Button variant="outlined" component={Link} href={`/dashboard/manning/planning/${route.vesselId}/crew`}>
          {t("toPlan")}
        </Button>
      ) : null,
  },
  frame: (rows) => <div className={styles.joiners}>{rows}</div>,
});
