"use server";

import { action } from "@/lib/platform/transport/action";
import { insertBjst } from "./insert-bjst";
import { updateBjst } from "./update-bjst";
import { recordBjstResult } from "./record-bjst-result";
import { listBjstChoices } from "./list-bjst-choices";

export const insertBjstAction = action(insertBjst);
export const updateBjstAction = action(updateBjst);
export const recordBjstResultAction = action(recordBjstResult);
export const listBjstChoicesAction = action(listBjstChoices);
