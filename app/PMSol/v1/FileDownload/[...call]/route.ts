import { downloadFile } from "@/lib/features/files/download-file";
import { downloadPreparedFile } from "@/lib/features/files/download-prepared-file";
import { listPreparedFiles } from "@/lib/features/files/list-prepared-files";
import { removePreparedFile } from "@/lib/features/files/remove-prepared-file";
import { retryPreparedFile } from "@/lib/features/files/retry-prepared-file";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET FileDownload": downloadFile,
  "GET PreparedFiles": listPreparedFiles,
  "GET PreparedFile/{id}": downloadPreparedFile,
  "POST RetryPreparedFile/{id}": retryPreparedFile,
  "POST RemovePreparedFile/{id}": removePreparedFile,
});
