import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NewVersionButton } from "@/components/features/rates/new-version-button";
import { VersionTimeline } from "@/components/features/rates/version-timeline";
import styles from "@/components/features/rates/rates.module.css";
import { DifferencesLink } from "@/components/features/work-orders/differences/link";
import { PeopleLink } from "@/components/features/work-orders/inputs/link";
import { PaymentRunsLink } from "@/components/features/work-orders/payments/link";
import { SettingsButton } from "@/components/features/work-orders/settings/button";
import { TrialLink } from "@/components/features/work-orders/trial-calculation/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListFilter } from "@/components/ui/list/list-filter";
import { ListError } from "@/components/ui/list/list-error";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { rateKinds, type RateKind } from "@/db/enums/rates";
import { can, type UserActor } from "@/lib/access/actor";
import { getRateVersion } from "@/lib/features/rates/versions/get-rate-version";
import { isOfDivision } from "@/lib/features/rates/kinds.rules";
import { listRateVersions } from "@/lib/features/rates/versions/list-rate-versions";
import type { ListedVersion, RateVersion } from "@/lib/features/rates/versions/schema";
import { getPayrollSettings } from "@/lib/features/work-orders/settings/get-payroll-settings";
import { isTableKind } from "@/lib/features/work-orders/explanation.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../access/require-user";
import { PeriodsView } from "./periods-view";
import { VersionView } from "./version-view";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("rates"))("title") };
}

/** Return the requested version, else the draft awaiting the user, else the current, else the newest one. */
function selectedVersionOf(rows: ListedVersion[]): ListedVersion | undefined {
  const draft = rows.find(
    ({ standing: versionStatus, isOwn, rowCount }) => versionStatus === "draft" && !isOwn && rowCount > 0,
  );
  return draft ?? rows.find(({ standing: versionStatus }) => versionStatus === "in-force") ?? rows[0];
}

/** Tabs in the order of the calculation; tax has several tables in one tab. product 5.15.7 */
const tables: readonly (readonly RateKind[])[] = [
  ["ter", "ptkp", "progressive-tax", "tax-parameters"],
  ["bpjs"],
  ["minimum-wages", "city-minimum-wages"],
  ["salary-matrix"],
  ["ujbm"],
  ["fees-and-vat"],
  ["exchange-rate"],
  ["accommodation-marine"],
  ["accommodation-tanker"],
];

/** Return the kind of the requested version, else of the tab, else of the first tab. */
function kindOf(user: UserActor, params: SearchParams, version: RateVersion | null): RateKind {
  const kinds = tables.flat().filter((kind) => isOfDivision(kind, user.divisionId));
  const tab = valueOf(params, "tab");
  return version?.kind ?? kinds.find((kind) => kind === tab) ?? kinds[0] ?? "minimum-wages";
}

/** Return the first kind with a draft awaiting the user, for the link from the task list. */
async function waitingKind(user: UserActor): Promise<RateKind | undefined> {
  const listed = await orNull(load(listRateVersions, { kind: kindOf(user, {}, null) }));
  return listed?.kinds.find(({ toVerify }) => toVerify > 0)?.kind;
}

/** Links to people, differences and payments. */
const PayrollLinks = ({ user }: { user: UserActor }) => (
  <>
    {can(user, "work-orders:payments") ? <PaymentRunsLink /> : null}
    {can(user, "work-orders:view") ? <DifferencesLink /> : null}
    {can(user, "work-orders:view") ? <PeopleLink /> : null}
  </>
);

/** Tabs of the rate tables, and the months of the division. */
async function PeriodsPage({ user, params }: { user: UserActor; params: SearchParams }) {
  const [t, shell, settings, listed] = await Promise.all([
    getTranslations("rates"),
    getTranslations("shell"),
    orNull(load(getPayrollSettings, {})),
    orNull(load(listRateVersions, { kind: kindOf(user, params, null) })),
  ]);
  const labels = await getTranslations("work-orders.periods");
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: shell("menu.payroll-and-contracts") },
        ]}
        title={t("title")}
        lead={labels("lead")}
        isLeadWide
        action={
          <div className={styles.headActions}>
            <PayrollLinks user={user} />
            {settings && can(user, "rates:write") ? (
              <SettingsButton key={settings.version} settings={settings} />
            ) : null}
          </div>
        }
      />
      <ListTabs label={t("title")} tabs={await tabsOf(user, listed?.kinds)} current="periods" />
      <PeriodsView params={params} isRiskKnown={settings?.riskRate !== null} mayPay={can(user, "work-orders:lock")} />
    </>
  );
}

/** Return the message key of a tab: of its first table, except for tax. */
const tabLabelKeyOf = ([first = "minimum-wages"]: readonly RateKind[]) =>
  first === "ter" ? ("groups.tax" as const) : (`kinds.${first}` as const);

const tabWith = (kind: RateKind) => tables.find((group) => group.includes(kind)) ?? [kind];
type Listed = { kind: RateKind; toVerify: number };

/** The tabs show without counts when the versions fail to load. */
async function tabsOf(user: UserActor, listed: readonly Listed[] | undefined) {
  const ofDivision = rateKinds.filter((kind) => isOfDivision(kind, user.divisionId));
  const kinds = listed ?? ofDivision.map((kind) => ({ kind, toVerify: 0 }));
  const [t, labels] = await Promise.all([getTranslations("rates"), getTranslations("work-orders")]);
  const tabs = tables.flatMap((group) => {
    const visibleKinds = kinds.filter(({ kind }) => group.includes(kind));
    const [first] = group;
    if (!first || visibleKinds.length === 0) return [];
    const toVerify = visibleKinds.reduce((sum, candidate) => sum + candidate.toVerify, 0);
    return [
      {
        id: first,
        label: t(tabLabelKeyOf(group)),
        href: `?tab=${first}`,
        count: toVerify > 0 ? String(toVerify) : undefined,
      },
    ];
  });
  const periods = { id: "periods", label: labels("tab"), href: "?tab=periods", count: undefined };
  return can(user, "work-orders:view") ? [...tabs, periods] : tabs;
}

/** Lists the tables of a tab that has several, with their drafts to verify. */
async function TablesOf({ kind, kinds }: { kind: RateKind; kinds: readonly Listed[] }) {
  const t = await getTranslations("rates");
  const group = tabWith(kind);
  if (group.length === 1) return null;
  const waiting = (of: RateKind) => kinds.find((candidate) => candidate.kind === of)?.toVerify ?? 0;
  return (
    <div className={styles.tables}>
      <ListFilter
        label={t(tabLabelKeyOf(group))}
        choices={group.map((of) => ({
          id: of,
          label: [t(`kinds.${of}`), ...(waiting(of) > 0 ? [`(${waiting(of)})`] : [])].join(" "),
          href: `?tab=${of}`,
        }))}
        current={kind}
      />
    </div>
  );
}

/** Rates and payroll periods: each table with its versions and the selected one. Product 5.15.7 */
export default async function PayrollManagementPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params] = await Promise.all([requireUser("rates:view"), searchParams]);
  if (valueOf(params, "tab") === "periods" && can(user, "work-orders:view"))
    return <PeriodsPage user={user} params={params} />;
  const [t, shell, requestLocale] = await Promise.all([
    getTranslations("rates"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const locale = isLocale(requestLocale) ? requestLocale : "en";
  const versionParam = valueOf(params, "version");
  const loadedVersion = /^\d{1,9}$/.test(versionParam)
    ? await load(getRateVersion, { id: Number(versionParam) })
    : null;
  const waiting = !loadedVersion && valueOf(params, "tab") === "to-verify" ? await waitingKind(user) : undefined;
  const kind = waiting ?? kindOf(user, params, loadedVersion);
  const listed = await orNull(load(listRateVersions, { kind }));
  const selected = loadedVersion ?? (await loadSelectedVersion(listed?.rows));
  const mayWrite = can(user, "rates:write");
  const from = (listed?.rows ?? [])
    .filter(({ rowCount }) => rowCount > 0)
    .map(({ id, effectiveFrom }) => ({ id, date: formatDate(effectiveFrom, locale) }));
  const isEditing = valueOf(params, "edit") === "1" && (selected?.allowedActions.includes("save") ?? false);
  const emptyState = emptyStateOf(listed?.rows, {
    title: t("noVersions"),
    text: t("noVersionsText", { mayWrite: String(mayWrite) }),
    fallback: mayWrite ? <NewVersionButton kind={kind} from={[]} /> : null,
  });
  const tabs = await tabsOf(user, listed?.kinds);
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: shell("menu.payroll-and-contracts") },
        ]}
        title={t("title")}
        {...(isEditing ? {} : { lead: t("lead"), isLeadWide: true })}
        action={
          isEditing ? null : (
            <div className={styles.headActions}>
              <PayrollLinks user={user} />
              {isTableKind(kind) && can(user, "work-orders:view") ? <TrialLink /> : null}
              {mayWrite && from.length > 0 ? <NewVersionButton kind={kind} from={from} /> : null}
            </div>
          )
        }
      />
      <ListTabs label={t("title")} tabs={tabs} current={tabWith(kind)[0] ?? kind} />
      {isEditing ? null : <TablesOf kind={kind} kinds={listed?.kinds ?? []} />}
      {emptyState ?? (
        <div className={styles.layout} data-editing={isEditing || undefined}>
          {isEditing ? null : (
            <VersionTimeline versions={listed?.rows ?? []} currentId={selected?.id} hrefOf={(id) => `?version=${id}`} />
          )}
          {selected ? (
            <VersionView
              version={selected}
              params={params}
              isEditing={isEditing}
              copy={{ kind, from }}
              mayWrite={mayWrite}
            />
          ) : (
            <ListError />
          )}
        </div>
      )}
    </>
  );
}

async function loadSelectedVersion(rows: ListedVersion[] | undefined): Promise<RateVersion | null> {
  const selected = selectedVersionOf(rows ?? []);
  return selected ? orNull(load(getRateVersion, { id: selected.id })) : null;
}
