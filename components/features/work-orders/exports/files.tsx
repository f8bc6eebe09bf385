import type { AriaAttributes } from "react";
import { getLocale, getTranslations } from "next-intl/server";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import type { Payments } from "@/lib/features/work-orders/exports/schema";
import { dollars } from "@/lib/features/preparation/wages/money.rules";
import { rupiah } from "@/lib/features/work-orders/slip-labels.rules";
import { formatDate } from "@/lib/platform/calendar/dates";

type Month = { year: number; month: number; lockId?: string };

/** Download of the readable list; banks read the payment run file. */
async function BankList({ bank, period }: { bank: string | null; period: Month }) {
  const t = await getTranslations("payments");
  return (
    <span className="payfiles-files">
      <DownloadButton
        variant="text"
        address="/PMSol/v1/WorkOrder/DownloadBankFile"
        body={{ ...period, ...(bank ? { bank } : {}), format: "xlsx" }}
        label={t("xlsx")}
        name={t("fileOf", { bank: bank ?? t("allBanks"), format: t("xlsx") })}
      />
    </span>
  );
}

async function Banks({ payments, period }: { payments: Payments; period: Month }) {
  const t = await getTranslations("payments");
  const { banks, people, amount } = payments;
  const rows = [...banks.map((bank) => ({ ...bank, isAll: false })), { bank: t("total"), people, amount, isAll: true }];
  return (
    <section className="payfiles-part" aria-labelledby="banks">
      <h2 id="banks">{t("banks")}</h2>
      <table className="payfiles-sums" aria-labelledby="banks">
        <thead>
          <tr>
            <th scope="col">{t("bank")}</th>
            <th scope="col" data-align="end">
              {t("people")}
            </th>
            <th scope="col" data-align="end">
              {t("amount")}
            </th>
            <th scope="col" data-align="end">
              {t("xlsx")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.bank} data-total={row.isAll || undefined}>
              <th scope="row">{row.bank}</th>
              <td data-align="end">{row.people}</td>
              <td data-align="end">{rupiah(row.amount)}</td>
              <td>{row.people > 0 ? <BankList bank={row.isAll ? null : row.bank} period={period} /> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Unpaid payments={payments} />
      {payments.dollars.people > 0 ? <Dollars payments={payments} period={period} /> : null}
    </section>
  );
}

/** List unpaid people with reasons, and show that the sums match. */
async function Unpaid({ payments: { unpaid, owing, takeHome, amount, offset } }: { payments: Payments }) {
  const t = await getTranslations("payments");
  const unpaidSum = unpaid.reduce((sum, one) => sum + one.amount, 0);
  const values = { takeHome: rupiah(takeHome), amount: rupiah(amount), unpaid: rupiah(unpaidSum) };
  return (
    <>
      <p className="payfiles-quiet">
        {t("difference", values)}
        {offset > 0 ? ` + ${t("offset", { amount: rupiah(offset) })}` : null}
      </p>
      {unpaid.length > 0 ? (
        <table className="payfiles-sums" aria-label={t("unpaid")}>
          <thead>
            <tr>
              <th scope="col">{t("unpaid")}</th>
              <th scope="col">{t("reason")}</th>
              <th scope="col" data-align="end">
                {t("amount")}
              </th>
            </tr>
          </thead>
          <tbody>
            {unpaid.map(({ employeeName, employeeNumber, amount: own, reason }) => (
              <tr key={employeeNumber}>
                <th scope="row">{`${employeeName}, ${employeeNumber}`}</th>
                <td>{t(`reasons.${reason}`)}</td>
                <td data-align="end">{rupiah(own)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {owing.length > 0 ? <PeopleInDebt owing={owing} /> : null}
    </>
  );
}

/** Download of trading out paid in dollars. */
async function Dollars({ payments: { dollars: paid }, period }: { payments: Payments; period: Month }) {
  const t = await getTranslations("payments");
  const values = { people: paid.people, dollars: dollars(paid.cents), amount: rupiah(paid.amount) };
  return (
    <>
      <h3>{t("dollars")}</h3>
      <p className="payfiles-quiet">{t("dollarsOf", values)}</p>
      <DownloadButton
        address="/PMSol/v1/WorkOrder/DownloadDollarList"
        body={{ ...period }}
        label={t("downloadDollars")}
      />
    </>
  );
}

type Sum = { name: string; amount: number; isTotal?: boolean };
/** Table of names with amounts. */
const Sums = ({ heads, rows, ...label }: { heads: [string, string]; rows: Sum[] } & AriaAttributes) => (
  <table className="payfiles-sums" {...label}>
    <thead>
      <tr>
        <th scope="col">{heads[0]}</th>
        <th scope="col" data-align="end">
          {heads[1]}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, amount, isTotal }) => (
        <tr key={`${name} ${isTotal}`} data-total={isTotal}>
          <th scope="row">{name}</th>
          <td data-align="end">{rupiah(amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** List people who owe because deductions exceed the pay. */
async function PeopleInDebt({ owing }: Pick<Payments, "owing">) {
  const t = await getTranslations("payments");
  return (
    <>
      <Sums
        aria-label={t("owing")}
        heads={[t("owing"), t("amount")]}
        rows={owing.map(({ employeeName, employeeNumber, amount }) => ({
          name: `${employeeName}, ${employeeNumber}`,
          amount,
        }))}
      />
      <p className="payfiles-quiet">{t("owingNote")}</p>
    </>
  );
}

async function Journal({ payments, period }: { payments: Payments; period: Month }) {
  const [t, lines] = await Promise.all([getTranslations("payments"), getTranslations("work-orders.lines")]);
  const totals = ["income", "employerPension", "billed", "deductions", "takeHome", "toCollect"] as const;
  return (
    <section className="payfiles-part" aria-labelledby="journal">
      <h2 id="journal">{t("journal")}</h2>
      <Sums
        aria-labelledby="journal"
        heads={[t("component"), t("amount")]}
        rows={[
          ...payments.components.map(({ name, amount }) => ({ name: lines(name), amount })),
          ...totals
            .filter((name) => name !== "toCollect" || payments.toCollect > 0)
            .map((name) => ({ name: t(name), amount: payments[name], isTotal: true })),
        ]}
      />
      <DownloadButton
        address="/PMSol/v1/WorkOrder/DownloadPayrollJournal"
        body={{ ...period }}
        label={t("downloadJournal")}
      />
    </section>
  );
}

/** Transfers of a locked month by bank, and its journal, with downloads. */
export async function PayrollFiles({ payments, period }: { payments: Payments; period: Month }) {
  const [t, activeLocale] = await Promise.all([getTranslations("payments"), getLocale()]);
  const at = payments.lockedAt ? formatDate(payments.lockedAt, activeLocale, "instant") : "";
  return (
    <>
      <p className="payfiles-quiet">{`${t("lockedAt", { at: `${at} WIB` })} · ${t("workOrders")}: ${payments.workOrders}`}</p>
      <div className="payfiles-columns">
        <Banks payments={payments} period={period} />
        <Journal payments={payments} period={period} />
      </div>
    </>
  );
}
