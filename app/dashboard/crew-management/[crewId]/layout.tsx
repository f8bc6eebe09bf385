import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ListError } from "@/components/ui/list/list-error";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";
import { orNull } from "@/lib/platform/transport/or-null";
import { loadSeafarer } from "./load-seafarer";
import { crewIdOf } from "./crew-id";

type Props = { children: ReactNode; params: Promise<{ crewId: string }> };

/**
 * Check access above the loading state: a refusal answers 403, another division's person 404, and a failed record shows
 * an error. Document 2 §8
 */
export default async function CrewLayout({ children, params }: Props) {
  const { crewId } = await params;
  return accessBoundary(async () => {
    await requireRouteAccess(`/dashboard/crew-management/${crewId}/details`, "crew:view");
    const person = await orNull(loadSeafarer(crewIdOf(crewId)));
    if (!person) return <ListError text={(await getTranslations("crew"))("loadFailed")} />;
    return (
      <PageTexts
        now={[
          "crew.sections",
          "extensions.actions.request",
          "extensions.actions.requestOf",
          "extensions.own.ask",
          "crew.screens.sections.documents",
          "crew.screens.status.resign",
          "crew.screens.status.rehire",
          "crew.screens.bank.ask",
          "crew.screens.bank.change",
          "crew.screens.papers.askAddTitle",
          "crew.screens.papers.askAdd",
          "crew.screens.papers.addTitle",
          "crew.screens.papers.moreOf",
          "crew.screens.papers.actions",
          "crew.screens.papers.of",
          "crew.screens.rows.addTitle",
          "crew.screens.rows.add",
          "crew.screens.rows.moreOf",
          "crew.screens.rows.remove",
          "crew.screens.rows.changeOf",
          "crew.screens.rows.change",
          "crew.screens.edit.askFor",
          "crew.screens.edit.editOf",
          "crew.screens.edit.ask",
          "crew.screens.edit.edit",
          "crew.screens.medicals.addTitle",
          "crew.screens.medicals.moreOf",
          "crew.screens.conflicts.add",
          "crew.screens.conflicts.endOf",
          "crew.screens.conflicts.end",
          "suitability.actions",
          "files.preview",
        ]}
        late={["crew", "person-fields", "compliance", "suitability", "files", "extensions"]}
      >
        {children}
      </PageTexts>
    );
  }, "/dashboard/crew-management");
}
