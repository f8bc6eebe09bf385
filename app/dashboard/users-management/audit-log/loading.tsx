import { auditLog } from "./list";

export default auditLog.Loading;
