import { fileOf } from "@/lib/platform/files/file-response";
import { write } from "@/lib/platform/operation";
import { packFileOf } from "./pack-file.queries";
import { principalAnswersOf } from "./principal-answers.queries";
import { downloadPackInput } from "./schema";

/**
 * Download the sealed record of an answer of the principal's own company, as long as they may see the person. Audited.
 * Records of seafarers' answers are for the office only. product 5.9, 5.12 @throws not-found
 */
export const downloadOwnCompanyPack = write({
  name: "evidence.download-answer",
  access: "approvals:decide-as-principal",
  input: downloadPackInput,
  output: fileOf("application/json", "application/pdf"),
  run: (scope, input) =>
    packFileOf(scope, "evidence.download-answer", input, principalAnswersOf(scope.actor, scope.now)),
});
