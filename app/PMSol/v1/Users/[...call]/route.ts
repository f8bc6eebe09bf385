import { getOwnFacts } from "@/lib/features/tasks/facts/get-own-facts";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { changePassword } from "@/lib/features/users/change-password";
import { createUser } from "@/lib/features/users/create-user";
import { deactivateUser } from "@/lib/features/users/deactivate-user";
import { deleteUser } from "@/lib/features/users/delete-user";
import { getProfile } from "@/lib/features/users/get-profile";
import { listUsers } from "@/lib/features/users/list-users";
import { requestPasswordReset } from "@/lib/features/users/request-password-reset";
import { resetPassword } from "@/lib/features/users/reset-password";
import { updateUser } from "@/lib/features/users/update-user";
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
