"use server";

import { action } from "@/lib/platform/transport/action";
import { deleteView } from "./delete-view";
import { insertView } from "./insert-view";
import { listViews } from "./list-views";
import { setDefaultView } from "./set-default-view";
import { updateView } from "./update-view";

export const listViewsAction = action(listViews);
export const insertViewAction = action(insertView);
export const updateViewAction = action(updateView);
export const deleteViewAction = action(deleteView);
export const setDefaultViewAction = action(setDefaultView);
