import { permissionLayout } from "../../access/route-layout";

export default permissionLayout("applicants:view");
