"use server";

import { action } from "@/lib/platform/transport/action";
import { movePortCall } from "./move-port-call";
import { previewPortCall } from "./preview-port-call";

export const previewPortCallAction = action(previewPortCall);
export const movePortCallAction = action(movePortCall);
