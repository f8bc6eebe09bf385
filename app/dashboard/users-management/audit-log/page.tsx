import { auditLog } from "./list";

export const generateMetadata = auditLog.generateMetadata;
export default auditLog.Page;
