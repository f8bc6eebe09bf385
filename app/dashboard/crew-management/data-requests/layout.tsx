import { forbidden } from "next/navigation";
import type { ReactNode } from "react";
import { SubjectMessages } from "@/components/features/crew/data-requests/messages";
import { worksOnWishes } from "@/lib/features/crew/data-requests/rules";
import { arriveAt } from "../../arrive-at";

/** Decided above the loading state: for who may ask for somebody, or confirm. */
export default async function DataRequestsLayout({ children }: { children: ReactNode }) {
  const user = await arriveAt("/dashboard/crew-management/data-requests", "crew:list");
  if (!worksOnWishes(user)) forbidden();
  return <SubjectMessages>{children}</SubjectMessages>;
}
