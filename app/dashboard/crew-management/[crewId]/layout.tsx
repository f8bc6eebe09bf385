import type { ReactNode } from "react";
import { CrewMessages } from "@/components/features/crew/crew-messages";
import { arriveAt } from "../../arrive-at";
import { crewOf } from "./crew";
import { crewIdOf } from "./crew-id";

type Props = { children: ReactNode; params: Promise<{ crewId: string }> };

/** Decided above the loading state: a refusal answers 403, a foreign person 404. */
export default async function CrewLayout({ children, params }: Props) {
  const { crewId } = await params;
  await arriveAt(`/dashboard/crew-management/${crewId}/details`, "crew:view");
  await crewOf(crewIdOf(crewId));
  return <CrewMessages>{children}</CrewMessages>;
}
