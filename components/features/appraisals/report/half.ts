import { Ask } from "../ask";
import { sendDraft } from "../draft/send";
import { AnnexPart } from "./annex";
import { problemsInWords } from "./check";
import { DocumentPart } from "./document-part";
import { Notes } from "./notes";
import { Tools } from "./tools";

/** What a report needs once somebody writes it. */
export const half = { AnnexPart, Ask, DocumentPart, Notes, Tools, problemsInWords, sendDraft };
