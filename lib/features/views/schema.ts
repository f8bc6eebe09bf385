import { z } from "zod";
import { viewLists } from "@/db/enums/views";
import { booleanInput, recordId, requiredText, text } from "@/lib/platform/validation";
import { listAddresses } from "./rules";

const list = z.enum(viewLists);
const name = requiredText(60);
const maxValues = 20;

/** Allow only the list's own parameters, so that a saved view opens nothing but its list. */
const query = z
  .record(z.string().max(40), text(1_000))
  .refine((values) => Object.keys(values).length <= maxValues, "validation.invalid");
const hasKnownKeys = ({ list: of, query: given }: { list: z.output<typeof list>; query?: Record<string, string> }) =>
  Object.keys(given ?? {}).every((key) => listAddresses[of].keys.includes(key));
const foreignKey = { path: ["query"], error: "validation.notListed" };

export const ofListInput = z.object({ list });
export const insertViewInput = z
  .object({
    list,
    name,
    query: query.default({}),
    isShared: booleanInput.default(false),
    isDefault: booleanInput.default(false),
  })
  .refine(hasKnownKeys, foreignKey);
export const updateViewInput = z
  .object({ id: recordId, list, name: name.optional(), query: query.optional(), isShared: booleanInput.optional() })
  .refine(({ query: given, ...of }) => hasKnownKeys({ ...of, ...(given ? { query: given } : {}) }), foreignKey);
export const deleteViewInput = z.object({ id: recordId, list });
/** id: null clears the default view. */
export const setDefaultViewInput = z.object({ list, id: recordId.nullable() });

const view = z.object({
  id: z.number(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  isDefault: z.boolean(),
  createdByName: z.string().nullable(),
});
export type SavedView = z.output<typeof view>;
export const listedViews = z.object({ rows: z.array(view), mayShare: z.boolean() });
export type ListedViews = z.output<typeof listedViews>;
export const foundView = view.pick({ id: true, name: true, query: true }).nullable();
export const viewChanged = z.object({ id: z.number(), name: z.string() });
export const defaultChanged = z.object({ id: z.number().nullable() });
