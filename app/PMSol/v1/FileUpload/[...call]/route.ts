import { uploadFile } from "@/lib/features/files/upload-file";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "POST FileUpload": uploadFile,
});
