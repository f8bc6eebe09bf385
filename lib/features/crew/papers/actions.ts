"use server";

import { action } from "@/lib/platform/transport/action";
import { addPaper } from "./add-paper";
import { attachScan } from "./attach-scan";
import { correctPaper } from "./correct-paper";
import { putPersonalDocument } from "./put-personal-document";
import { removePaper } from "./remove-paper";
import { renewPaper } from "./renew-paper";
import { unverifyPaper } from "./unverify-paper";
import { verifyPaper } from "./verify-paper";

export const addPaperAction = action(addPaper);
export const renewPaperAction = action(renewPaper);
export const correctPaperAction = action(correctPaper);
export const attachScanAction = action(attachScan);
export const removePaperAction = action(removePaper);
export const verifyPaperAction = action(verifyPaper);
export const unverifyPaperAction = action(unverifyPaper);
export const putPersonalDocumentAction = action(putPersonalDocument);
