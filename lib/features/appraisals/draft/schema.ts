import { z } from "zod";

export const getDraftKeyInput = z.object({});
const oneKey = z.object({ owner: z.string(), key: z.string() });
export const draftKey = oneKey.extend({ former: z.array(oneKey) });
