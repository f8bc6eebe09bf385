import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CalendarFeedsSection } from "@/components/features/calendars/feeds-section";
import { NotificationChannelsSection } from "@/components/features/notices/channels-section";
import { KeyFacts } from "@/components/features/tasks/facts/key-facts";
import { WorkList } from "@/components/features/tasks/work-list/list";
import { OwnDataLink } from "@/components/features/crew/data-requests/own-data-link";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ProfileActions } from "@/components/features/users/profile/actions";
import styles from "@/components/features/users/profile/profile.module.css";
import { SessionsSection } from "@/components/features/users/profile/sessions-section";
import { TokensSection } from "@/components/features/users/profile/tokens-section";
import { ProfileCard } from "@/components/features/users/profile-card";
import { PageHeader } from "@/components/ui/layout/page-header";
import { can, type UserActor } from "@/lib/access/actor";
import { startPageOf } from "@/lib/access/start-page";
import { landingPageOf } from "@/lib/access/landing-page";
import { isAmong } from "@/lib/access/roles";
import { listFeeds } from "@/lib/features/calendars/list-feeds";
import { getNotificationChannels } from "@/lib/features/notices/get-notification-channels";
import { getOwnFacts } from "@/lib/features/tasks/facts/get-own-facts";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { getProfile } from "@/lib/features/users/profile/get-profile";
import { listApiTokens } from "@/lib/features/users/profile/list-api-tokens";
import { listSessions } from "@/lib/features/users/profile/list-sessions";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { signOutAction } from "../shell/sign-out-action";
import { requireUser } from "../access/require-user";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users.profile"))("title") };
}

/** Shows the task list, and key facts for users without back-office access, above the profile. Document 1 §6 */
async function Home({ user }: { user: UserActor }) {
  const [tasks, work, facts] = await Promise.all([
    getTranslations("tasks"),
    orNull(load(listWork, {})),
    landingPageOf(user, "/dashboard") ? orNull(load(getOwnFacts, {})) : null,
  ]);
  return (
    <>
      <WorkList tasks={work?.tasks ?? null} />
      {facts ? (
        <KeyFacts
          facts={facts}
          crewId={user.crewId ?? null}
          mayOpenVessels={can(user, "vessels:view")}
          isHead={isAmong(user, "heads")}
        />
      ) : null}
      <h2 className={styles.below}>{tasks("account")}</h2>
    </>
  );
}

export default async function ProfilePage() {
  const user = await requireUser();
  const startsHere = startPageOf(user, undefined) === "/dashboard/profile";
  const [profile, calendars, tokens, sessions, ways] = await Promise.all([
    load(getProfile, {}),
    load(listFeeds, {}),
    load(listApiTokens, {}),
    load(listSessions, {}),
    load(getNotificationChannels, {}),
  ]);
  const [t, shell] = await Promise.all([getTranslations("users.profile"), getTranslations("shell")]);
  const mayMakeTokens = can(user, "users:api-tokens");
  return (
    <PageTexts now={["users.security", "calendars.section", "notices"]} late={["users", "calendars"]}>
      <PageHeader
        crumbs={landingPageOf(user, "/dashboard") ? [] : [{ label: shell("menu.dashboard"), href: "/dashboard" }]}
        title={startsHere ? shell("home.greeting", { name: user.name }) : t("title")}
      />
      {startsHere ? <Home user={user} /> : null}
      <div className={styles.page}>
        <ProfileCard profile={profile}>
          <ProfileActions
            userId={profile.userId}
            hasPassword={profile.hasPassword}
            mayDeactivate={profile.mayDeactivateSelf}
            signOut={signOutAction}
          >
            {user.crewId ? <OwnDataLink /> : null}
          </ProfileActions>
        </ProfileCard>
        {calendars.mayHave.length > 0 || calendars.feeds.length > 0 ? <CalendarFeedsSection {...calendars} /> : null}
        <NotificationChannelsSection {...ways} />
        <SessionsSection sessions={sessions} signOut={signOutAction} />
        {mayMakeTokens || tokens.length > 0 ? (
          <TokensSection tokens={tokens} now={new Date()} mayCreate={mayMakeTokens} />
        ) : null}
      </div>
    </PageTexts>
  );
}
