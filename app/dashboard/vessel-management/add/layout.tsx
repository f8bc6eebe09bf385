import { routeLayout } from "../../access/route-layout";

export default routeLayout("/dashboard/vessel-management/add", "vessels:add");
