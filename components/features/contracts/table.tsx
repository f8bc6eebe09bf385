import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import { hrefWith, type Order, type SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { Contract, ContractSort } from "@/lib/features/contracts/schema";
import styles from "./contracts.module.css";
import { ContractDay, EndDate } from "./end-date";
import { DocumentLink } from "./document-link";
import { ContractRowActions } from "./row-actions";
import { BillingTerms } from "./billing-terms";

type ContractRights = { mayWrite: boolean; mayDelete: boolean; seesTerms: boolean };
type Props = { rows: Contract[]; params: SearchParams; sort: ContractSort; order: Order } & ContractRights;

const sorts = ["name", "principal", "date", "expiry"] as const;

export async function ContractsTable({ rows, params, sort, order, ...rights }: Props) {
  const [t, shell] = await Promise.all([getTranslations("contracts"), getTranslations("shell")]);
  return (
    <>
      <thead>
        <tr>
          {sorts.map((id) => (
            <SortHeader key={id} id={id} label={t(id)} params={params} sort={sort} order={order} />
          ))}
          {rights.seesTerms ? (
            <th scope="col" data-column="terms">
              {t("terms")}
            </th>
          ) : null}
          <th scope="col" data-column="status">
            {t("status")}
          </th>
          <th scope="col" data-column="document">
            {t("document")}
          </th>
          {rights.mayWrite ? (
            <th scope="col" data-cell="actions">
              {shell("list.actions")}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ContractRow key={row.contractManagementId} row={row} params={params} {...rights} />
        ))}
      </tbody>
    </>
  );
}

type RowProps = { row: Contract; params: SearchParams } & ContractRights;

async function ContractRow({ row, params, mayWrite, mayDelete, seesTerms }: RowProps) {
  const t = await getTranslations("contracts");
  const { contractManagementId: id, contractName: name, version } = row;
  const edit = hrefWith(params, { cid: id, action: "update" });
  return (
    <tr>
      <td data-card="title" title={name}>
        {mayWrite ? (
          <Link href={edit} scroll={false} prefetch={false}>
            {name}
          </Link>
        ) : (
          name
        )}
      </td>
      <td data-card="fact" data-label={t("principal")} title={row.clientName}>
        {row.clientName}
      </td>
      <td data-card="fact" data-label={t("date")}>
        <ContractDay date={row.contractDate} />
      </td>
      <td data-card="fact" data-label={t("expiry")} className={styles.ends}>
        <EndDate date={row.contractExpiryDate} daysLeft={row.daysLeft} />
      </td>
      {seesTerms ? (
        <td data-card="fact" data-label={t("terms")}>
          <BillingTerms contract={row} />
        </td>
      ) : null}
      <td data-card="badge">
        <StatusBadge status={row.status} label={t(`statuses.${row.status}`)} />
      </td>
      <td data-cell="short" data-card="fact" data-label={t("document")} title={row.contractDocumentName}>
        <DocumentLink contract={row} />
      </td>
      {mayWrite ? (
        <td data-cell="actions" data-card="actions">
          <ContractRowActions
            id={id}
            version={version}
            name={name}
            mayDelete={mayDelete}
            covers={row.covers}
            editHref={edit}
          />
        </td>
      ) : null}
    </tr>
  );
}
