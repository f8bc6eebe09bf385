import { listViews } from "../../list-screen/list-screen";
import { savedViews } from "../../list-screen/saved-views";
import { fleetRequests } from "./requests";
import { chandlerVessels } from "./vessels";

/** The vessels with the status of their requests, and every open request. Document 3 §2 */
export const shipChandler = listViews({
  views: savedViews("chandler"),
  texts: "chandler-requests",
  title: "titles.list",
  label: "views.label",
  lists: { vessels: chandlerVessels, requests: fleetRequests },
});
