"use server";

import { action } from "@/lib/platform/transport/action";
import { createForm } from "./create-form";
import { deleteForm } from "./delete-form";
import { publishForm } from "./publish-form";
import { saveForm } from "./save-form";

export const createFormAction = action(createForm);
export const deleteFormAction = action(deleteForm);
export const publishFormAction = action(publishForm);
export const saveFormAction = action(saveForm);
