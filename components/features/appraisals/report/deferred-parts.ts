import { NativeConfirmDialog } from "../confirm-dialog";
import { sendDraft } from "../draft/send";
import { AnnexPart } from "./annex";
import { problemsInWords } from "./check";
import { DocumentPart } from "./document-part";
import { Notes } from "./notes";
import { Tools } from "./tools";

/** Parts of the report form that are loaded when the user starts writing. */
export const deferredParts = {
  AnnexPart,
  Ask: NativeConfirmDialog,
  DocumentPart,
  Notes,
  Tools,
  problemsInWords,
  sendDraft,
};
