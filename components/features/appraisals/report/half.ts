import { Ask } from "../ask";
import { sendDraft } from "../draft/send";
import { AnnexPart } from "./annex";
import { problemsOf } from "./check";
import { DocumentPart } from "./document-part";
import { Refusal } from "./refusal";
import { Tools } from "./tools";

/** What a report needs once somebody writes it. */
export const half = { AnnexPart, Ask, DocumentPart, Refusal, Tools, problemsOf, sendDraft };
