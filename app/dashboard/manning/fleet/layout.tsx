import { routeLayout } from "../../access/route-layout";

export default routeLayout("/dashboard/manning/fleet", "manning:view");
