import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CrewMessages } from "@/components/features/crew/messages";
import { ListError } from "@/components/ui/list/list-error";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";
import { attempt } from "@/lib/platform/transport/attempt";
import { crewOf } from "./crew";
import { crewIdOf } from "./crew-id";

type Props = { children: ReactNode; params: Promise<{ crewId: string }> };

/** Decided above the loading state: a refusal answers 403, a foreign person 404, and a record that cannot be read says so. Document 2 §8 */
export default async function CrewLayout({ children, params }: Props) {
  const { crewId } = await params;
  return admitted(async () => {
    await arriveAt(`/dashboard/crew-management/${crewId}/details`, "crew:view");
    const person = await attempt(crewOf(crewIdOf(crewId)));
    if (!person) return <ListError text={(await getTranslations("crew"))("loadFailed")} />;
    return <CrewMessages>{children}</CrewMessages>;
  });
}
