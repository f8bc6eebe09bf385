import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { ListedCrew } from "@/lib/features/crew/schema";
import { recordHref } from "../record-href";

type Props = { rows: ListedCrew[]; params: SearchParams; sort: string; order: Order };
const numbers = ["idNumber", "npwpNumber", "bpjsKesehatanNumber", "bpjsKetenagakerjaanNumber", "ptkp"] as const;
const account = ["bankName", "accountNumber", "accountName"] as const;

/** What finance sees of the lists: who, where, and the numbers pay is made with. product 5.11 */
export async function FinanceTable({ rows, params, sort, order }: Props) {
  const [t, shell, locale] = await Promise.all([getTranslations("crew.screens.list"), getTranslations("shell"), getLocale()]);
  const head = { params, sort, order };
  return (
    <>
      <thead>
        <tr>
          <SortHeader id="name" label={t("name")} {...head} />
          <SortHeader id="employeeNumber" label={t("employeeNumber")} {...head} />
          <SortHeader id="position" label={t("position")} {...head} />
          <SortHeader id="vessel" label={t("vessel")} {...head} />
          {[...numbers, ...account].map((name) => (
            <th key={name} scope="col">
              {t(`pay.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const position = locale === "id" ? row.positionNameId : row.position;
          const vessel = row.vesselName ?? row.lastVesselName ?? shell("empty");
          const bank = [row.pay?.bankName, row.pay?.accountNumber].filter(Boolean).join(" ");
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.fullName}>
                <Link href={recordHref(row.id)} prefetch={false}>
                  {row.fullName}
                </Link>
              </td>
              <td>{row.employeeNumber}</td>
              <td data-cell="short" data-card="fact" data-label={t("position")} title={position}>
                {position}
              </td>
              <td data-cell="short" title={vessel}>
                {vessel}
              </td>
              {numbers.map((name) => (
                <td key={name} {...(name === "npwpNumber" ? { "data-card": "fact", "data-label": t(`pay.${name}`) } : {})}>
                  {row.pay?.[name] ?? shell("empty")}
                </td>
              ))}
              {account.map((name) => (
                <td key={name} data-cell={name === "accountNumber" ? undefined : "short"} title={row.pay?.[name] ?? undefined} {...(name === "accountNumber" ? { "data-card": "fact", "data-label": t("pay.account") } : {})}>
                  {name === "accountNumber" ? <span title={bank}>{row.pay?.accountNumber ?? shell("empty")}</span> : (row.pay?.[name] ?? shell("empty"))}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
