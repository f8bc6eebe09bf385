import { areaNotFound } from "../../access/area-not-found";

export { notFoundMetadata as generateMetadata } from "../../access/area-not-found";
export default areaNotFound("/dashboard/work-order-and-billings/work-order-overview");
