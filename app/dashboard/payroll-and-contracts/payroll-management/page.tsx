import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NewVersion } from "@/components/features/rates/new-version";
import { Versions } from "@/components/features/rates/versions";
import styles from "@/components/features/rates/rates.module.css";
import { PeopleLink } from "@/components/features/work-orders/inputs/link";
import { SettingsButton } from "@/components/features/work-orders/settings/button";
import { TryLink } from "@/components/features/work-orders/try/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { listInstead } from "@/components/ui/list/list-instead";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { rateKinds, type RateKind } from "@/db/enums/rates";
import { can, type UserActor } from "@/lib/access/actor";
import { getRateVersion } from "@/lib/features/rates/get-rate-version";
import { isOfDivision } from "@/lib/features/rates/kinds.rules";
import { listRateVersions } from "@/lib/features/rates/list-rate-versions";
import type { ListedVersion, RateVersion } from "@/lib/features/rates/schema";
import { getSettings } from "@/lib/features/work-orders/settings/get-settings";
import { isTableKind } from "@/lib/features/work-orders/explanation.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { attempt } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";
import { signedIn } from "../../signed-in";
import { PeriodsShown } from "./periods-shown";
import { VersionShown } from "./version-shown";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("rates"))("title") };
}

/** What is asked for by its id; without one the draft that waits for the reader, else what is in force, else the newest. */
function chosenOf(rows: ListedVersion[]): ListedVersion | undefined {
  const draft = rows.find(({ standing, isOwn, rowCount }) => standing === "draft" && !isOwn && rowCount > 0);
  return draft ?? rows.find(({ standing }) => standing === "in-force") ?? rows[0];
}

/** The kind of the version that is asked for, else of the tab, else the first of the division. */
function kindOf(user: UserActor, params: SearchParams, version: RateVersion | null): RateKind {
  const kinds = rateKinds.filter((kind) => isOfDivision(kind, user.divisionId));
  const tab = valueOf(params, "tab");
  return version?.kind ?? kinds.find((kind) => kind === tab) ?? kinds[0] ?? "minimum-wages";
}

/** The tabs of the tables, and beside them the months of the division. */
async function PeriodsPage({ user, params }: { user: UserActor; params: SearchParams }) {
  const [t, shell, settings, listed] = await Promise.all([
    getTranslations("rates"),
    getTranslations("shell"),
    load(getSettings, {}),
    attempt(load(listRateVersions, { kind: kindOf(user, params, null) })),
  ]);
  const words = await getTranslations("work-orders.periods");
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: shell("menu.payroll-and-contracts") },
        ]}
        title={t("title")}
        lead={words("lead")}
        isLeadWide
        action={can(user, "rates:write") ? <SettingsButton key={settings.version} settings={settings} /> : null}
      />
      <ListTabs label={t("title")} tabs={await tabsOf(user, listed?.kinds ?? [])} current="periods" />
      <PeriodsShown params={params} isRiskKnown={settings.riskRate !== null} mayPay={can(user, "work-orders:lock")} />
    </>
  );
}

async function tabsOf(user: UserActor, kinds: readonly { kind: RateKind; toVerify: number }[]) {
  const [t, words] = await Promise.all([getTranslations("rates"), getTranslations("work-orders")]);
  const tables = kinds.map(({ kind: id, toVerify }) => ({
    id: String(id),
    label: t(`kinds.${id}`),
    href: `?tab=${id}`,
    count: toVerify > 0 ? String(toVerify) : undefined,
  }));
  const periods = { id: "periods", label: words("tab"), href: "?tab=periods", count: undefined };
  return can(user, "work-orders:view") ? [...tables, periods] : tables;
}

/** Rates and periods: each table with its versions in time, the one chosen beside them. Product 5.15.7 */
export default async function PayrollManagementPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params] = await Promise.all([signedIn("rates:view"), searchParams]);
  if (valueOf(params, "tab") === "periods" && can(user, "work-orders:view"))
    return <PeriodsPage user={user} params={params} />;
  const [t, shell, spoken] = await Promise.all([getTranslations("rates"), getTranslations("shell"), getLocale()]);
  const locale = isLocale(spoken) ? spoken : "en";
  const asked = valueOf(params, "version");
  const found = /^\d{1,9}$/.test(asked) ? await load(getRateVersion, { id: Number(asked) }) : null;
  const kind = kindOf(user, params, found);
  const listed = await attempt(load(listRateVersions, { kind }));
  const chosen = found ?? (await shownOf(listed?.rows));
  const mayWrite = can(user, "rates:write");
  const from = (listed?.rows ?? [])
    .filter(({ rowCount }) => rowCount > 0)
    .map(({ id, effectiveFrom }) => ({ id, date: formatDate(effectiveFrom, locale) }));
  const isEditing = valueOf(params, "edit") === "1" && (chosen?.allowedActions.includes("save") ?? false);
  const instead = listInstead(listed?.rows, {
    title: t("noVersions"),
    text: t("noVersionsText", { mayWrite: String(mayWrite) }),
    otherwise: mayWrite ? <NewVersion kind={kind} from={[]} /> : null,
  });
  const tabs = await tabsOf(user, listed?.kinds ?? []);
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
              {can(user, "work-orders:view") ? <PeopleLink /> : null}
              {isTableKind(kind) && can(user, "work-orders:view") ? <TryLink /> : null}
              {mayWrite && from.length > 0 ? <NewVersion kind={kind} from={from} /> : null}
            </div>
          )
        }
      />
      <ListTabs label={t("title")} tabs={tabs} current={kind} />
      {instead ?? (
        <div className={styles.layout} data-editing={isEditing || undefined}>
          {isEditing ? null : (
            <Versions versions={listed?.rows ?? []} currentId={chosen?.id} hrefOf={(id) => `?version=${id}`} />
          )}
          {chosen ? (
            <VersionShown
              version={chosen}
              params={params}
              isEditing={isEditing}
              copy={{ kind, from }}
              mayWrite={mayWrite}
            />
          ) : null}
        </div>
      )}
    </>
  );
}

async function shownOf(rows: ListedVersion[] | undefined): Promise<RateVersion | null> {
  const chosen = chosenOf(rows ?? []);
  return chosen ? attempt(load(getRateVersion, { id: chosen.id })) : null;
}
