import { permissionLayout } from "../../../access/route-layout";

export default permissionLayout("work-orders:lock");
