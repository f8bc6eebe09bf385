import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { crewList } from "./list";

export default function CrewListLayout({ children }: { children: ReactNode }) {
  return (
    <crewList.Layout>
      <PageTexts now={["suitability.actions"]} late={["crew", "compliance", "suitability", "files"]}>
        {children}
      </PageTexts>
    </crewList.Layout>
  );
}
