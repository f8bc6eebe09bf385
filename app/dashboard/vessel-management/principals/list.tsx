import { PrincipalButton } from "@/components/features/vessels/principals/button";
import { PrincipalPreviewFrame } from "@/components/features/vessels/principals/preview-frame";
import { RowActions } from "@/components/features/vessels/principals/row-actions";
import type { UserActor } from "@/lib/access/actor";
import { listPrincipals } from "@/lib/features/vessels/principals/list-principals";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../list-screen/list-screen";
import { savedViews } from "../../list-screen/saved-views";

const isTanker = ({ divisionId }: UserActor) => divisionId === 2;

/** Ship owners and clients, their approval policy, and retired ones. */
export const principalList = list({
  name: "principals",
  texts: "vessels",
  views: savedViews("principals"),
  tabs: ["in-use", "retired"],
  pageSize: 200,
  load: async ({ filterList, pageNumber, pageSize }, { tab }) => {
    const countOf = async (retired: boolean) => (await orNull(load(listPrincipals, { retired, filterList })))?.length;
    const isRetired = tab === "retired";
    const [rows, others = 0] = await Promise.all([
      load(listPrincipals, { retired: isRetired, filterList }),
      countOf(!isRetired),
    ]);
    return {
      rows: rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
      total: rows.length,
      counts: isRetired ? { "in-use": others, retired: rows.length } : { "in-use": rows.length, retired: others },
    };
  },
}).screen({
  title: "principals.title",
  crumbs: ({ home, t }) => [home, { label: t("list.title"), href: "/dashboard/vessel-management" }],
  tabLabel: (tab, { t }) => t(`principals.tabs.${tab}`),
  action: ({ user }) => <PrincipalButton isTanker={isTanker(user)} />,
  search: "principals.search",
  keyOf: ({ id }) => id,
  peek: ({ id }) => id,
  columns: [
    {
      id: "name",
      label: "principals.name",
      card: "title",
      title: ({ name, address }) => [name, address].filter(Boolean).join(", "),
      text: ({ name }) => name,
      href: ({ id }) => `/dashboard/vessel-management?principal=${id}`,
    },
    { id: "email", label: "principals.email", card: "fact", text: ({ email }) => email },
    { id: "phone", label: "principals.phone", text: ({ phone }) => phone },
    {
      id: "policy",
      label: "principals.policy",
      card: "fact",
      text: ({ approvalPolicy }, { t }) => t(`principals.policies.${approvalPolicy}`),
    },
    {
      id: "vessels",
      label: "principals.vessels",
      align: "end",
      card: "fact",
      text: ({ vesselsInOperation }, { number }) => number(vesselsInOperation),
    },
  ],
  actions: ({ id, name, address, email, phone, approvalPolicy, version, retiredAt, ...pairs }, { user }) => (
    <RowActions
      principal={{
        id,
        name,
        address,
        email,
        phone,
        approvalPolicy,
        version,
        leastPairYears: pairs.leastPairYears,
        isPairBlocking: pairs.isPairBlocking,
      }}
      isTanker={isTanker(user)}
      retired={retiredAt !== null}
    />
  ),
  empty: {
    title: "list.empty",
    text: ({ tab, t }) => t(tab === "retired" ? "principals.emptyRetired" : "principals.empty"),
    next: ({ tab, user }) => (tab === "in-use" ? <PrincipalButton isTanker={isTanker(user)} /> : null),
  },
  frame: (rows) => <PrincipalPreviewFrame>{rows}</PrincipalPreviewFrame>,
});
