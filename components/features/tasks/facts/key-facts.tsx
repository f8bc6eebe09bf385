import { getTranslations } from "next-intl/server";
import type { OwnFacts } from "@/lib/features/tasks/facts/schema";
import { OfficeContacts } from "./office-contacts";
import styles from "./facts.module.css";
import { FleetFacts } from "./fleet-facts";
import { SeafarerFacts } from "./seafarer-facts";

type Props = { facts: OwnFacts; crewId: number | null; mayOpenVessels: boolean; isHead: boolean };

/** The four facts that a seafarer, vessel head or principal needs first. product 5.7 */
export async function KeyFacts({ facts, crewId, mayOpenVessels, isHead }: Props) {
  const t = await getTranslations("tasks.facts");
  return (
    <section aria-label={t("title")} className={styles.facts}>
      {facts.own ? <SeafarerFacts own={facts.own} crewId={crewId} /> : null}
      {facts.fleet ? <FleetFacts fleet={facts.fleet} mayOpen={mayOpenVessels} isHead={isHead} /> : null}
      <OfficeContacts contacts={facts.contacts} />
    </section>
  );
}
