import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { RecordTable } from "@/components/ui/list/record-table";
import type { PeriodDetail } from "@/lib/features/work-orders/periods/schema";
import { ProblemList } from "../problem-list";
import { rupiah } from "@/lib/features/work-orders/slip-labels.rules";
import styles from "./periods.module.css";
import { SettleTaxStatus } from "./settle-tax-status";

type PersonName = { crewId: number; name: string; employeeNumber: string };

export const Person = ({ crewId, name, employeeNumber }: PersonName) => (
  <>
    <Link href={`/dashboard/crew-management/${crewId}/details`}>{name}</Link>
    <br />
    <span className={styles.quiet}>{employeeNumber}</span>
  </>
);

/** List what blocks the lock: people with problems, and pay without a work order. */
export async function BlockedPeople({ period }: { period: PeriodDetail }) {
  const t = await getTranslations("work-orders.periods");
  const { heldPeople, unplaced, taxStatuses, maySettleTaxStatus } = period;
  return (
    <>
      {heldPeople.length > 0 ? (
        <section className={styles.part} aria-labelledby="held">
          <h3 id="held">{t("heldTitle")}</h3>
          <p className={styles.quiet}>{t("heldText", { shown: heldPeople.length })}</p>
          <RecordTable
            label={t("heldTitle")}
            columns={[{ label: t("seafarer") }, { label: t("problem") }]}
            rows={heldPeople.map((one) => [
              <Person key="person" {...one} />,
              <ProblemList
                key="problems"
                problems={one.problems.filter(({ stops, code }) => stops !== "nothing" && code !== "tableUnverified")}
              />,
            ])}
            empty=""
          />
        </section>
      ) : null}
      {taxStatuses.length > 0 ? (
        <section className={styles.part} aria-labelledby="tax-statuses">
          <h3 id="tax-statuses">{t("taxTitle")}</h3>
          <p className={styles.quiet}>{t("taxText")}</p>
          <RecordTable
            label={t("taxTitle")}
            columns={[
              { label: t("seafarer") },
              { label: t("taxOfPkl") },
              { label: t("taxOfRecord") },
              ...(maySettleTaxStatus ? [{ label: t("taxSettle") }] : []),
            ]}
            rows={taxStatuses.map(({ ptkpId, was, ofPkl, ofRecord, ...person }) => [
              <Person key="person" {...person} />,
              ofPkl,
              ofRecord ?? "–",
              ...(maySettleTaxStatus
                ? [
                    <SettleTaxStatus
                      key="settle"
                      of={{ crewId: person.crewId, name: person.name, ptkpId, was, ofPkl }}
                    />,
                  ]
                : []),
            ])}
            empty=""
          />
        </section>
      ) : null}
      {unplaced.length > 0 ? (
        <section className={styles.part} aria-labelledby="unplaced">
          <h3 id="unplaced">{t("unplacedTitle")}</h3>
          <p className={styles.quiet}>{t("unplacedText")}</p>
          <RecordTable
            label={t("unplacedTitle")}
            columns={[{ label: t("seafarer") }, { label: t("difference"), align: "end" }]}
            rows={unplaced.map((one) => [<Person key="person" {...one} />, rupiah(BigInt(one.amount))])}
            empty=""
          />
        </section>
      ) : null}
    </>
  );
}
