import { fileOf } from "@/lib/platform/files/file-response";
import { write } from "@/lib/platform/operation";
import { packFileOf } from "./pack-file.queries";
import { downloadPackInput } from "./schema";

/**
 * Download the sealed record of an answer, for the office. Audited, because it contains personal data. product 5.9
 * @throws not-found
 */
export const downloadPack = write({
  name: "evidence.download-pack",
  access: "evidence:view",
  input: downloadPackInput,
  output: fileOf("application/json", "application/pdf"),
  run: (scope, input) => packFileOf(scope, "evidence.download-pack", input),
});
