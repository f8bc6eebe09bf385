import { getLocale, getTranslations } from "next-intl/server";
import { VersionActions } from "@/components/features/rates/actions";
import { countChanges, VersionChanges } from "@/components/features/rates/version-changes";
import { EditorFrame } from "@/components/features/rates/editor-frame";
import { VersionHeader } from "@/components/features/rates/version-header";
import type { NewVersionProps } from "@/components/features/rates/version-summary";
import styles from "@/components/features/rates/rates.module.css";
import { RateTable } from "@/components/features/rates/table";
import { VersionEffect } from "@/components/features/work-orders/differences/version-effect";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { isTableKind } from "@/lib/features/work-orders/explanation.rules";
import type { RateVersion } from "@/lib/features/rates/versions/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { isLocale, type Locale } from "@/lib/platform/i18n/locales";
import { loadRateOptions } from "./rate-options";

const views = ["rows", "changes"] as const;

type Props = {
  version: RateVersion;
  params: SearchParams;
  isEditing: boolean;
  copy: NewVersionProps;
  mayWrite: boolean;
};

function subjectOf(version: RateVersion, locale: Locale) {
  const { id, version: read, checksum, effectiveFrom, before, rowCount, difference, kind } = version;
  return {
    id,
    kind,
    version: read,
    checksum,
    date: formatDate(effectiveFrom, locale),
    before: before ? formatDate(before.effectiveFrom, locale) : null,
    isPast: effectiveFrom < dayOf(new Date()),
    count: rowCount,
    added: difference.added.length,
    removed: difference.removed.length,
    changed: difference.changed.length,
    effect: isTableKind(kind) ? <VersionEffect id={id} /> : null,
    listHref: `?tab=${kind}`,
  };
}

/** Message key of the unit of a table's amounts. */
const perOf = (kind: RateVersion["kind"]) => {
  if (kind === "ujbm") return "rupiahDay";
  if (kind === "fees-and-vat") return "feesWhere";
  if (kind === "exchange-rate") return "exchangeWhere";
  if (kind.startsWith("accommodation")) return "rupiahEach";
  return ["salary-matrix", "minimum-wages", "city-minimum-wages"].includes(kind) ? "rupiah" : "rupiahOrShare";
};

/** One version of a rate table: header with actions, its rows, the changes, or the grid to edit. */
export async function VersionView({ version, params, isEditing, copy, mayWrite }: Props) {
  const [t, requestLocale, choices] = await Promise.all([
    getTranslations("rates"),
    getLocale(),
    loadRateOptions(version.kind),
  ]);
  const locale = isLocale(requestLocale) ? requestLocale : "en";
  const currentAddress = `?version=${version.id}`;
  if (isEditing)
    return (
      <EditorFrame
        key={`${version.id}.${version.version}`}
        version={version}
        choices={choices}
        backTo={currentAddress}
      />
    );
  const view = oneOf(valueOf(params, "show"), views);
  const changes = countChanges(version);
  const counts = { rows: String(version.rowCount), changes: version.before ? String(changes) : undefined };
  return (
    <section className={styles.version}>
      <VersionHeader
        version={version}
        actions={
          <VersionActions
            key={version.id}
            subject={subjectOf(version, locale)}
            allowed={version.allowedActions}
            copy={copy}
            editHref={`${currentAddress}&edit=1`}
          />
        }
      />
      {version.rowCount === 0 ? (
        <ListEmpty title={t("emptyDraft")} text={t("emptyDraftText", { mayWrite: String(mayWrite) })} />
      ) : (
        <>
          <ListTabs
            label={t("show.label")}
            tabs={views.map((id) => ({
              id,
              label: t(`show.${id}`),
              href: `${currentAddress}&show=${id}`,
              count: counts[id],
            }))}
            current={view}
          />
          {view === "changes" ? (
            <VersionChanges version={version} choices={choices} />
          ) : (
            <>
              <p className={styles.quiet}>{t(perOf(version.kind))}</p>
              <RateTable label={t(`kinds.${version.kind}`)} version={version} choices={choices} />
            </>
          )}
        </>
      )}
    </section>
  );
}
