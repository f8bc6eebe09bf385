"use client";

import { useTranslations } from "next-intl";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { createUserAction, updateUserAction } from "@/lib/features/users/management/actions";
import { createUserInput, updateUserInput, type Profile, type LinkedRecords } from "@/lib/features/users/schema";
import { changesOf, newUserOf, valuesOf, type RoleOption, type UserValues } from "./form-values";

type Options = { user: Profile | null; links: LinkedRecords | null; roles: RoleOption[]; onSaved: () => void };

/** Form state of a new or existing account. */
export function useUserForm({ user, links, roles, onSaved }: Options) {
  const t = useTranslations("users.management");
  const toast = useToast();
  const before = valuesOf(user, links);
  const roleOf = (values: UserValues) => {
    const role = roles.find(({ value }) => value === values.role)?.value;
    if (!role) throw new Error("a role that was not offered");
    return role;
  };
  const create = async (values: UserValues) => {
    const result = await createUserAction(newUserOf(values, roleOf(values)));
    const text = values.invite === "true" ? t("invitedText", { email: values.email.trim() }) : t("passwordSetText");
    if (result.ok) toast({ severity: "success", title: t("added"), text });
    return result;
  };
  const update = async (values: UserValues, { role }: Profile) => {
    const result = await updateUserAction(changesOf(values, before, roleOf(values), role));
    if (result.ok) toast({ severity: "success", text: t("changed") });
    return result;
  };
  return useActionForm<UserValues, { userId: number }>({
    schema: user ? updateUserInput : createUserInput,
    action: (values) => (user ? update(values, user) : create(values)),
    defaultValues: before,
    onSuccess: onSaved,
  });
}
