import type { ReactNode } from "react";
import { PlanningMessages } from "@/components/features/manning/planning/messages";

export default function ManningLayout({ children }: { children: ReactNode }) {
  return <PlanningMessages>{children}</PlanningMessages>;
}
