"use server";

import { action } from "@/lib/platform/transport/action";
import { createUser } from "./create-user";
import { deactivateUser } from "./deactivate-user";
import { deleteUser } from "./delete-user";
import { searchLinkableRecords } from "./search-linkable-records";
import { updateUser } from "./update-user";

export const createUserAction = action(createUser);
export const updateUserAction = action(updateUser);
export const deleteUserAction = action(deleteUser);
export const deactivateUserAction = action(deactivateUser);
export const searchLinkableRecordsAction = action(searchLinkableRecords);
