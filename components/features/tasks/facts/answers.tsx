import { getTranslations } from "next-intl/server";
import type { OwnFacts } from "@/lib/features/tasks/facts/schema";
import { Contacts } from "./contacts";
import styles from "./facts.module.css";
import { FleetFacts } from "./fleet";
import { SeafarerFacts } from "./seafarer";

type Props = { facts: OwnFacts; crewId: number | null; mayOpenVessels: boolean; isHead: boolean };

/** The four facts that a seafarer, vessel head or principal needs first. product 5.7 */
export async function Answers({ facts, crewId, mayOpenVessels, isHead }: Props) {
  const t = await getTranslations("tasks.facts");
  return (
    <section aria-label={t("title")} className={styles.facts}>
      {facts.own ? <SeafarerFacts own={facts.own} crewId={crewId} /> : null}
      {facts.fleet ? <FleetFacts fleet={facts.fleet} mayOpen={mayOpenVessels} isHead={isHead} /> : null}
      <Contacts contacts={facts.contacts} />
    </section>
  );
}
