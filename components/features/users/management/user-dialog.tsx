"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useAddressDialog } from "@/components/ui/list/use-address-dialog";
import type { UserFormProps } from "./user-form";

const UserForm = lazyDialog(() => import("./user-form").then((module) => module.UserForm));
const keys = ["user", "add"];

/** The dialog that ?user= or ?add=1 opens. */
export function UserDialog(props: UserFormProps) {
  const { isClosed, ...ways } = useAddressDialog(keys);
  return isClosed ? null : <UserForm {...props} {...ways} />;
}
