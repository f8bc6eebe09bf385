import { exportAudit } from "@/lib/features/audit/export-audit";
import { listAudit } from "@/lib/features/audit/list-audit";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "GET GetAuditLog": listAudit,
  "GET ExportAuditLog": exportAudit,
});
