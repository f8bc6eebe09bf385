import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OwnDataLink } from "@/components/features/crew/data-requests/own-data-link";
import { UsersMessages } from "@/components/features/users/password/users-messages";
import { OwnPlaces } from "@/components/features/users/profile/own-places";
import { ProfileActions } from "@/components/features/users/profile/actions";
import styles from "@/components/features/users/profile/profile.module.css";
import { SessionsSection } from "@/components/features/users/profile/sessions-section";
import { TokensSection } from "@/components/features/users/profile/tokens-section";
import { ProfileCard } from "@/components/features/users/profile-card";
import { PageHeader } from "@/components/ui/layout/page-header";
import { landingOf } from "@/lib/access/landing";
import { getProfile } from "@/lib/features/users/get-profile";
import { listApiTokens } from "@/lib/features/users/list-api-tokens";
import { listSessions } from "@/lib/features/users/list-sessions";
import { load } from "@/lib/platform/transport/page";
import { signOutAction } from "../sign-out-action";
import { signedIn } from "../signed-in";
import { ownPlaces } from "./own-places";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users.profile"))("title") };
}

export default async function ProfilePage() {
  const user = await signedIn();
  const [profile, tokens, sessions, places] = await Promise.all([
    load(getProfile, {}),
    load(listApiTokens, {}),
    load(listSessions, {}),
    ownPlaces(user),
  ]);
  const [t, shell] = await Promise.all([getTranslations("users.profile"), getTranslations("shell")]);
  return (
    <UsersMessages>
      <PageHeader
        crumbs={landingOf(user, "/dashboard") ? [] : [{ label: shell("menu.dashboard"), href: "/dashboard" }]}
        title={t("title")}
      />
      <div className={styles.page}>
        {places.length > 0 ? <OwnPlaces places={places} /> : null}
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
        <SessionsSection sessions={sessions} signOut={signOutAction} />
        <TokensSection tokens={tokens} now={new Date()} />
      </div>
    </UsersMessages>
  );
}
