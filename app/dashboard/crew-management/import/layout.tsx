import { routeLayout } from "../../access/route-layout";

export default routeLayout("/dashboard/crew-management/import", "crew:import");
