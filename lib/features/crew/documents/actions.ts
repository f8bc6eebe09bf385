"use server";

import { action } from "@/lib/platform/transport/action";
import { addDocument } from "./add-document";
import { attachScan } from "./attach-scan";
import { correctDocument } from "./correct-document";
import { putPersonalDocument } from "./put-personal-document";
import { removeDocument } from "./remove-document";
import { renewDocument } from "./renew-document";
import { unverifyDocument } from "./unverify-document";
import { verifyDocument } from "./verify-document";

export const addDocumentAction = action(addDocument);
export const renewDocumentAction = action(renewDocument);
export const correctDocumentAction = action(correctDocument);
export const attachScanAction = action(attachScan);
export const removeDocumentAction = action(removeDocument);
export const verifyDocumentAction = action(verifyDocument);
export const unverifyDocumentAction = action(unverifyDocument);
export const putPersonalDocumentAction = action(putPersonalDocument);
