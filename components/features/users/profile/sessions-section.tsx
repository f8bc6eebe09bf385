import { getLocale, getTranslations } from "next-intl/server";
import type { z } from "zod";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { PageSection } from "@/components/ui/layout/page-section";
import { RecordTable } from "@/components/ui/list/record-table";
import type { openSession } from "@/lib/features/users/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { EndSessions } from "./end-sessions";

type Props = { sessions: z.output<typeof openSession>[]; signOut: () => Promise<void> };

/** Lists the user's sessions. */
export async function SessionsSection({ sessions, signOut }: Props) {
  const [t, locale] = await Promise.all([getTranslations("users.security"), getLocale()]);
  const when = (instant: Date) => formatDate(instant, locale, "instant");
  const rows = sessions.map((session) => [
    session.device || t("unknown"),
    session.network || t("unknown"),
    when(session.createdAt),
    when(session.lastSeenAt),
    session.isCurrent ? (
      <StatusBadge key="this" status="Active" label={t("thisOne")} />
    ) : (
      <EndSessions key="end" session={{ id: session.id, device: session.device }} signOut={signOut} />
    ),
  ]);
  return (
    <PageSection
      title={t("sessions")}
      lead={t("sessionsLead")}
      action={<EndSessions session={null} signOut={signOut} />}
    >
      <RecordTable
        label={t("sessions")}
        columns={[
          { label: t("device") },
          { label: t("network") },
          { label: t("started") },
          { label: t("lastSeen") },
          { label: t("actions") },
        ]}
        rows={rows}
        empty={t("sessionsEmpty")}
      />
    </PageSection>
  );
}
