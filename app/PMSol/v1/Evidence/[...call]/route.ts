import { downloadPack } from "@/lib/features/evidence/download-pack";
import { downloadAnswer } from "@/lib/features/evidence/download-answer";
import { listPacks } from "@/lib/features/evidence/list-packs";
import { rotateKey } from "@/lib/features/evidence/rotate-key";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetEvidencePacks": listPacks,
  "GET DownloadEvidencePack": downloadPack,
  "GET DownloadPrincipalAnswer": downloadAnswer,
  "POST RotateEvidenceKey": rotateKey,
});
