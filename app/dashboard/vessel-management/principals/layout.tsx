import { routeLayout } from "../../access/route-layout";

export default routeLayout("/dashboard/vessel-management/principals", "vessels:lookups");
