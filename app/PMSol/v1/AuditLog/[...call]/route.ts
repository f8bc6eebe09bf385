import { exportAudit } from "@/lib/features/audit/export-audit";
import { listAudit } from "@/lib/features/audit/list-audit";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetAuditLog": listAudit,
  "GET ExportAuditLog": exportAudit,
});
