"use server";

import { action } from "@/lib/platform/transport/action";
import { changePassword } from "./change-password";
import { requestPasswordReset } from "./request-password-reset";
import { resetPassword } from "./reset-password";

export const changePasswordAction = action(changePassword);
export const requestPasswordResetAction = action(requestPasswordReset);
export const resetPasswordAction = action(resetPassword);
