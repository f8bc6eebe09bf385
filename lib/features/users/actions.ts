"use server";

import { action } from "@/lib/platform/transport/action";
import { changePassword } from "./change-password";
import { createApiToken } from "./create-api-token";
import { createUser } from "./create-user";
import { deactivateUser } from "./deactivate-user";
import { deleteUser } from "./delete-user";
import { endSessions } from "./end-sessions";
import { requestPasswordReset } from "./request-password-reset";
import { resetPassword } from "./reset-password";
import { revokeApiToken } from "./revoke-api-token";
import { searchLinkableRecords } from "./search-linkable-records";
import { updateUser } from "./update-user";

export const createUserAction = action(createUser);
export const updateUserAction = action(updateUser);
export const deleteUserAction = action(deleteUser);
export const deactivateUserAction = action(deactivateUser);
export const changePasswordAction = action(changePassword);
export const requestPasswordResetAction = action(requestPasswordReset);
export const resetPasswordAction = action(resetPassword);
export const createApiTokenAction = action(createApiToken);
export const revokeApiTokenAction = action(revokeApiToken);
export const endSessionsAction = action(endSessions);
export const searchLinkableRecordsAction = action(searchLinkableRecords);
