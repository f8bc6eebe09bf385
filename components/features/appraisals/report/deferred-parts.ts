import { NativeConfirmDialog } from "../confirm-dialog";
import { sendDraft } from "../draft/send-to-server";
import { AnnexFields } from "./annex-fields";
import { missingAnswerTexts } from "./missing-answers";
import { scrollToNext } from "../scroll-to-next";
import { UploadedReportFields } from "./uploaded-report-fields";
import { DraftNotices } from "./draft-notices";
import { DraftTools } from "./draft-tools";

/** Parts of the report form that are loaded when the user starts writing. */
export const deferredParts = {
  AnnexPart: AnnexFields,
  Ask: NativeConfirmDialog,
  DocumentPart: UploadedReportFields,
  Notes: DraftNotices,
  Tools: DraftTools,
  scrollToNext,
  problemsInWords: missingAnswerTexts,
  sendDraft,
};
