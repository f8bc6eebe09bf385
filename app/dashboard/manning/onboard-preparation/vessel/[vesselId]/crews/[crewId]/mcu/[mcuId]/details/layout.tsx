import { routeLayout } from "../../../../../../../../../access/route-layout";

export default routeLayout(
  ({ vesselId }) => `/dashboard/manning/onboard-preparation/vessel/${vesselId}/crews`,
  "preparation:view",
  { area: "/dashboard/manning/onboard-preparation" },
);
