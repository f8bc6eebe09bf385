import { uploadFile } from "@/lib/features/files/upload-file";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "POST FileUpload": uploadFile,
});
