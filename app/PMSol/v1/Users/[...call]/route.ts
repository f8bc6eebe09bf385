import { getOwnFacts } from "@/lib/features/tasks/facts/get-own-facts";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { changePassword } from "@/lib/features/users/password/change-password";
import { createUser } from "@/lib/features/users/management/create-user";
import { deactivateUser } from "@/lib/features/users/management/deactivate-user";
import { deleteUser } from "@/lib/features/users/management/delete-user";
import { getProfile } from "@/lib/features/users/profile/get-profile";
import { listUsers } from "@/lib/features/users/management/list-users";
import { requestPasswordReset } from "@/lib/features/users/password/request-password-reset";
import { resetPassword } from "@/lib/features/users/password/reset-password";
import { updateUser } from "@/lib/features/users/management/update-user";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetProfileByUserId": getProfile,
  "GET GetAllUsers": listUsers,
  "GET GetWorkList": listWork,
  "GET GetOwnFacts": getOwnFacts,
  "POST Create": createUser,
  "POST Update": updateUser,
  "POST Delete": deleteUser,
  "POST ChangePassword": changePassword,
  "POST DeactivateUser": deactivateUser,
  "POST RequestResetPassword": requestPasswordReset,
  "POST ResetPassword": resetPassword,
});
