import { BillingTerms } from "@/components/features/contracts/billing-terms";
import { ContractDialog } from "@/components/features/contracts/dialog";
import { DocumentLink } from "@/components/features/contracts/document-link";
import { EndDate } from "@/components/features/contracts/end-date";
import { ContractNotFound } from "@/components/features/contracts/not-found";
import { ContractRowActions } from "@/components/features/contracts/row-actions";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { hrefWith, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { reminderDays } from "@/db/enums/contracts";
import { can, type UserActor } from "@/lib/access/actor";
import { listContractPrincipals } from "@/lib/features/contracts/list-contract-principals";
import { listContracts } from "@/lib/features/contracts/list-contracts";
import { contractTabs, type Contract, type PrincipalOption } from "@/lib/features/contracts/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../../filter-bar";
import { list } from "../../list-screen/list-screen";
import { longestOf, several } from "../../list-screen/panel-filters";
import { savedViews } from "../../list-screen/saved-views";
import { textsOf } from "../../list-screen/texts";
import { years } from "../../list-screen/years";
import { loadAddressedDialog } from "./addressed-dialog";

const mayWrite = ({ user }: { user: UserActor }) => can(user, "contracts:write");
const seesTerms = ({ user }: { user: UserActor }) => can(user, "billing:view");
const editHref = (params: SearchParams, { contractManagementId }: Contract) =>
  hrefWith(params, { cid: contractManagementId, action: "update" });

const Add = ({ label, params }: { label: string; params: SearchParams }) => (
  <Button
    variant="contained"
    component={Link}
    href={hrefWith(params, { action: "create", cid: null })}
    scroll={false}
    startIcon={<Icon name="plus" />}
  >
    {label}
  </Button>
);

/** The dialog that the address opens. */
async function Dialog({ params, principals }: { params: SearchParams; principals: PrincipalOption[] }) {
  const dialog = await orNull(loadAddressedDialog(params, principals));
  if (dialog === "not-found") return <ContractNotFound key={valueOf(params, "cid")} />;
  return dialog ? <ContractDialog key={dialog.contract?.contractManagementId ?? "create"} {...dialog} /> : null;
}

/** Contracts with principals, active and ended. Document 3 §2 */
export const contractList = list({
  name: "contracts",
  texts: "contracts",
  views: savedViews("contracts"),
  tabs: contractTabs,
  sorts: ["expiry", "name", "principal", "date"],
  order: (tab) => (tab === "history" ? "desc" : "asc"),
  filters: {
    principal: several({
      label: "principal",
      known: isId,
      options: async () =>
        (await load(listContractPrincipals, {})).map(({ id, principalName }) => ({
          value: String(id),
          label: principalName,
        })),
    }),
    endsWithin: several({
      label: "endsWithin",
      known: reminderDays.map(String),
      when: ({ tab }) => tab === "active",
      options: async () => {
        const { t } = await textsOf("contracts");
        return reminderDays.map((days) => ({ value: String(days), label: t("withinDays", { days }) }));
      },
    }),
    endedIn: years({ label: "endedIn", when: ({ tab }) => tab === "history" }),
  },
  load: async ({ principal, endsWithin, ...query }, { tab }) => {
    const { activeContract, ...page } = await load(listContracts, {
      ...query,
      tab,
      principalId: principal,
      endsWithin: longestOf(endsWithin),
    });
    return { ...page, rows: activeContract.data, total: activeContract.totalItem };
  },
}).screen({
  title: "title",
  lead: "lead",
  crumbs: ({ home, shell }) => [home, { label: shell("menu.payroll-and-contracts") }],
  action: ({ user, t, params }) => (mayWrite({ user }) ? <Add label={t("add")} params={params} /> : null),
  search: "search",
  filterTitle: "filter",
  keyOf: ({ contractManagementId }) => contractManagementId,
  columns: [
    {
      id: "name",
      label: "name",
      card: "title",
      text: ({ contractName }) => contractName,
      href: (row, { user, params }) => (mayWrite({ user }) ? editHref(params, row) : null),
    },
    { id: "principal", label: "principal", card: "fact", text: ({ clientName }) => clientName },
    { id: "date", label: "date", card: "fact", text: ({ contractDate }, { date }) => date(contractDate) },
    {
      id: "expiry",
      label: "expiry",
      card: "fact",
      cell: ({ contractExpiryDate, daysLeft }) => <EndDate date={contractExpiryDate} daysLeft={daysLeft} />,
    },
    { id: "terms", label: "terms", card: "fact", when: seesTerms, cell: (row) => <BillingTerms contract={row} /> },
    {
      id: "status",
      label: "status",
      card: "badge",
      cell: ({ status }, { t }) => <StatusBadge status={status} label={t(`statuses.${status}`)} />,
    },
    {
      id: "document",
      label: "document",
      kind: "short",
      card: "fact",
      title: ({ contractDocumentName }) => contractDocumentName,
      cell: (row) => <DocumentLink contract={row} />,
    },
  ],
  actions: (row, { user, params }) =>
    mayWrite({ user }) ? (
      <ContractRowActions
        id={row.contractManagementId}
        version={row.version}
        name={row.contractName}
        mayDelete={can(user, "contracts:delete")}
        covers={row.covers}
        editHref={editHref(params, row)}
      />
    ) : null,
  empty: {
    title: "empty",
    text: ({ tab, t }) => t(tab === "history" ? "emptyHistory" : "emptyActive"),
    next: ({ tab, t, user, params }) =>
      tab === "active" && mayWrite({ user }) ? <Add label={t("add")} params={params} /> : null,
  },
  frame: (rows, { params, user, page }) => (
    <>
      {rows}
      {page && mayWrite({ user }) ? <Dialog params={params} principals={page.principalList} /> : null}
    </>
  ),
});
