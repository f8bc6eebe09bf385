import { ViewsMenu } from "@/components/features/views/menu";
import type { ViewList } from "@/db/enums/views";

/** Saved views of a list. Its path, permission and stored keys are in lib/features/views/rules.ts. */
export const savedViews = (list: ViewList) => ({ list, menu: <ViewsMenu list={list} /> });
export type SavedViews = ReturnType<typeof savedViews>;
