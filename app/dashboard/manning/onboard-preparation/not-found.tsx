import { areaNotFound } from "../../access/area-not-found";

export { notFoundMetadata as generateMetadata } from "../../access/area-not-found";
export default areaNotFound("/dashboard/manning/onboard-preparation");
