import { downloadPack } from "@/lib/features/evidence/download-pack";
import { downloadOwnCompanyPack } from "@/lib/features/evidence/download-own-company-pack";
import { listPacks } from "@/lib/features/evidence/list-packs";
import { rotateSigningKey } from "@/lib/features/evidence/rotate-signing-key";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetEvidencePacks": listPacks,
  "GET DownloadEvidencePack": downloadPack,
  "GET DownloadPrincipalAnswer": downloadOwnCompanyPack,
  "POST RotateEvidenceKey": rotateSigningKey,
});
