import { downloadFile } from "@/lib/features/files/download-file";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "GET FileDownload": downloadFile,
});
