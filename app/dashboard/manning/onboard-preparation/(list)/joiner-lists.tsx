import styles from "@/components/features/preparation/joiners/joiners.module.css";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { departments } from "@/lib/features/preparation/readiness.rules";
import { load } from "@/lib/platform/transport/page";
import { namedIn } from "../../../list-screen/filters";
import { list } from "../../../list-screen/list-screen";
import { one } from "../../../list-screen/panel-filters";
import { joinerActions, joinerColumns } from "../joiner-columns";

const texts = "preparation-joiners";
const rowParts = { keyOf: ({ id }: { id: number }) => id, actions: joinerActions };

/** Joiners of all vessels with an overdue item, as the task list counts. */
export const lateJoiners = list({
  texts,
  name: "preparation-late",
  filters: {
    who: one({ label: "doers.label", known: departments, options: namedIn("preparation-joiners.doers", departments) }),
  },
  load: ({ who, ...query }) => load(listJoinersInPreparation, { ...query, late: who || "anybody" }),
}).view({
  ...rowParts,
  label: "views.late",
  search: "searchPerson",
  filterTitle: "filter",
  columns: joinerColumns({ withVessel: true }),
  empty: { title: "empty.late", text: "empty.lateText" },
  frame: (rows) => <div className={styles.joiners}>{rows}</div>,
});

/** Joiners of all vessels who join soon without a signed agreement, as the task list counts. */
export const joinersWithoutPkl = list({
  texts,
  name: "preparation-without-pkl",
  load: (query) => load(listJoinersInPreparation, { ...query, withoutPkl: true }),
}).view({
  ...rowParts,
  label: "views.without-pkl",
  search: "searchPerson",
  columns: joinerColumns({ withVessel: true }),
  empty: { title: "empty.without-pkl", text: "empty.without-pklText" },
  frame: (rows) => <div className={styles.joiners}>{rows}</div>,
});
