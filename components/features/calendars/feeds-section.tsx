import { getLocale, getTranslations } from "next-intl/server";
import { PageSection } from "@/components/ui/layout/page-section";
import { RecordTable } from "@/components/ui/list/record-table";
import type { OwnFeeds } from "@/lib/features/calendars/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { NewFeedButton } from "./new-feed-button";
import { RevokeFeedButton } from "./revoke-feed-button";

/** Lists a user's calendar feeds: their event types, when they were last read, and a button to revoke them. */
export async function CalendarFeedsSection({ feeds, mayHave, most: maxFeeds }: OwnFeeds) {
  const [t, kinds, locale] = await Promise.all([
    getTranslations("calendars.section"),
    getTranslations("calendars.kinds"),
    getLocale(),
  ]);
  const listed = new Intl.ListFormat(locale, { style: "long", type: "conjunction" });
  const rows = feeds.map(({ id, name, kinds: chosen, kept: visibleKinds, createdAt, lastUsedAt }) => {
    const missingKinds = chosen.filter((kind) => !visibleKinds.includes(kind)).map((kind) => kinds(kind));
    return [
      name,
      <span key="kinds">
        {visibleKinds.length > 0 ? listed.format(visibleKinds.map((kind) => kinds(kind))) : null}
        {missingKinds.length > 0 ? <small>{` ${t("lost", { kinds: listed.format(missingKinds) })}`}</small> : null}
      </span>,
      formatDate(createdAt, locale),
      lastUsedAt ? formatDate(lastUsedAt, locale, "instant") : t("never"),
      <RevokeFeedButton key="revoke" id={id} name={name} />,
    ];
  });
  const isFull = feeds.length >= maxFeeds;
  return (
    <PageSection
      title={t("title")}
      lead={t("lead")}
      action={
        isFull ? (
          <p>{t("full", { most: maxFeeds })}</p>
        ) : mayHave.length > 0 ? (
          <NewFeedButton mayHave={mayHave} />
        ) : null
      }
    >
      <RecordTable
        label={t("title")}
        columns={[
          { label: t("name") },
          { label: t("holds") },
          { label: t("created") },
          { label: t("used") },
          { label: t("actions") },
        ]}
        rows={rows}
        empty={t("empty")}
      />
    </PageSection>
  );
}
