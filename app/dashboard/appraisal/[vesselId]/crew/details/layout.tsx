import { routeLayout } from "../../../../access/route-layout";

export default routeLayout(({ vesselId }) => `/dashboard/appraisal/${vesselId}/crew/details`, "appraisals:view", {
  area: "/dashboard/appraisal",
});
