import { getTranslations } from "next-intl/server";
import { PageSection } from "@/components/ui/layout/page-section";
import type { NotificationChannels } from "@/lib/features/notices/schema";
import { ChannelSelect } from "./channel-select";
import styles from "./ways.module.css";

/** Notification settings by topic. Mandatory topics have no choice. product 2.17 */
export async function NotificationChannelsSection({ rows }: NotificationChannels) {
  const [t, topics] = await Promise.all([getTranslations("notices.section"), getTranslations("notices.topics")]);
  return (
    <div id="notices">
      <PageSection title={t("title")} lead={t("lead")}>
        <dl className={styles.ways}>
          {rows.map(({ choice, way, ways }) => (
            <div key={choice}>
              <dt>{topics(choice)}</dt>
              <dd>
                {ways.length > 1 ? (
                  <ChannelSelect choice={choice} way={way} ways={ways} />
                ) : (
                  <span className={styles.always}>{t("always")}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </PageSection>
    </div>
  );
}
