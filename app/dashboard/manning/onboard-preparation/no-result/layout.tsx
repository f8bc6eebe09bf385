import { routeLayout } from "../../../access/route-layout";

export default routeLayout("/dashboard/manning/onboard-preparation", "preparation:mcu");
