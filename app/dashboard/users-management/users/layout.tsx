import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../access/access-boundary";
import { requireUser } from "../../access/require-user";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function UsersLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireUser("users:write");
    return (
      <PageTexts
        now={[
          "users.management.deactivate",
          "users.management.activate",
          "users.management.delete",
          "users.management.moreOf",
          "users.management.editOf",
          "users.management.edit",
        ]}
        late={["users"]}
      >
        {children}
      </PageTexts>
    );
  });
}
