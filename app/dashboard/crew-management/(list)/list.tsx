import { can } from "@/lib/access/actor";
import { tabbedScreen } from "../../list-screen/list-screen";
import { ListActions } from "./list-actions";
import { people, peopleOnBoard } from "./people";
import { register } from "./register";
import { crewSource } from "./source";

/** Seafarers by status, and the suitability register. Document 2 §3 */
export const crewList = tabbedScreen({
  ...crewSource,
  title: "screens.list.title",
  tabTone: (tab) => (tab === "resigned" ? "error" : undefined),
  action: ({ user, tab }) => <ListActions user={user} add={tab === "blacklist" && can(user, "suitability:write")} />,
  lists: { "off-board": people, "on-board": peopleOnBoard, blacklist: register, resigned: people, all: people },
});
