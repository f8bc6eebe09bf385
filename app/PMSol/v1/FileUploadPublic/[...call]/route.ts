import { uploadFile } from "@/lib/features/files/upload-file";
import { publicController } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = publicController({
  "POST FileUpload": uploadFile,
});
