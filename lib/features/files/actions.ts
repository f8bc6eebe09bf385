"use server";

import { action } from "@/lib/platform/transport/action";
import { removePreparedFile } from "./remove-prepared-file";
import { retryPreparedFile } from "./retry-prepared-file";

export const retryPreparedFileAction = action(retryPreparedFile);
export const removePreparedFileAction = action(removePreparedFile);
