import { getLocale, getTranslations } from "next-intl/server";
import type { z } from "zod";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { PageSection } from "@/components/ui/layout/page-section";
import { RecordTable } from "@/components/ui/list/record-table";
import type { apiToken } from "@/lib/features/users/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { NewTokenButton } from "./new-token-button";
import styles from "./profile.module.css";
import { RevokeToken } from "./revoke-token";

type Props = { tokens: z.output<typeof apiToken>[]; now: Date; mayCreate: boolean };

/** Lists personal API tokens by their first characters. */
export async function TokensSection({ tokens, now, mayCreate }: Props) {
  const [t, locale] = await Promise.all([getTranslations("users.security"), getLocale()]);
  const rows = tokens.map((token) => [
    token.name,
    <code key="hint" className={styles.hint}>
      {token.hint}
    </code>,
    formatDate(token.createdAt, locale),
    token.expiresAt > now ? (
      formatDate(token.expiresAt, locale)
    ) : (
      <StatusBadge key="expired" status="Expired" label={t("expired")} />
    ),
    token.lastUsedAt ? formatDate(token.lastUsedAt, locale, "instant") : t("never"),
    <RevokeToken key="revoke" id={token.id} name={token.name} />,
  ]);
  return (
    <PageSection title={t("tokens")} lead={t("tokensLead")} action={mayCreate ? <NewTokenButton /> : null}>
      <RecordTable
        label={t("tokens")}
        columns={[
          { label: t("tokenName") },
          { label: t("tokenHint") },
          { label: t("tokenCreated") },
          { label: t("tokenExpires") },
          { label: t("tokenUsed") },
          { label: t("actions") },
        ]}
        rows={rows}
        empty={t("tokensEmpty")}
      />
    </PageSection>
  );
}
