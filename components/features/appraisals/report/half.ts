import { readFile } from "../draft/from-file";
import { sendDraft } from "../draft/send";
import { AnnexPart } from "./annex";
import { problemsOf } from "./check";

/** What a report needs once somebody writes it. */
export const half = { AnnexPart, problemsOf, readFile, sendDraft };
