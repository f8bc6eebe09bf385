import { z } from "zod";

export const getDraftKeyInput = z.object({});
export const draftKey = z.object({ owner: z.string(), key: z.string() });
