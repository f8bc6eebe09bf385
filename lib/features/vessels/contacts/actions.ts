"use server";

import { action } from "@/lib/platform/transport/action";
import { createContact } from "./create-contact";
import { removeContact } from "./remove-contact";
import { updateContact } from "./update-contact";

export const createContactAction = action(createContact);
export const updateContactAction = action(updateContact);
export const removeContactAction = action(removeContact);
