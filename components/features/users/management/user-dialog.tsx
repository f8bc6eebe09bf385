"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { hrefWith } from "@/components/ui/list/list-state";
import type { UserFormProps } from "./user-form";

const UserForm = lazyDialog(() => import("./user-form").then((module) => module.UserForm));

/** The dialog the address opens (?user= or ?add=1); closing takes it out of the address again. */
export function UserDialog(props: UserFormProps) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;

  const close = () => {
    setIsClosed(true);
    const href = hrefWith(Object.fromEntries(params), { user: null, add: null });
    router.replace(href === "?" ? pathname : href, { scroll: false });
  };
  return (
    <UserForm
      {...props}
      onClose={close}
      onSaved={() => {
        close();
        router.refresh();
      }}
    />
  );
}
