import { downloadOwnFile } from "@/lib/features/files/download-own-file";
import { publicController } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = publicController({
  "GET FileDownload": downloadOwnFile,
});
