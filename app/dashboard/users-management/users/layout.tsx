import type { ReactNode } from "react";
import { UsersMessages } from "@/components/features/users/password/users-messages";
import { admitted } from "../../admitted";
import { signedIn } from "../../signed-in";

/** Decided above the loading state, so that a refusal still answers 403. */
export default async function UsersLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await signedIn("users:write");
    return <UsersMessages>{children}</UsersMessages>;
  });
}
