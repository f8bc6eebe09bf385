import { downloadOwnFile } from "@/lib/features/files/download-own-file";
import { publicController } from "@/lib/platform/transport/controller";

export const { GET, POST } = publicController({
  "GET FileDownload": downloadOwnFile,
});
