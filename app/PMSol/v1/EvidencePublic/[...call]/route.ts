import { checkPrintedDocument } from "@/lib/features/checks/check-printed-document";
import { findPack } from "@/lib/features/evidence/find-pack";
import { listPublicKeys } from "@/lib/features/evidence/list-public-keys";
import { publicController } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = publicController({
  "GET GetPublicKeys": listPublicKeys,
  "GET FindPack": findPack,
  "GET CheckDocument": checkPrintedDocument,
});
