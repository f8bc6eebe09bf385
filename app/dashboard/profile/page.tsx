import Button from "@mui/material/Button";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProfileCard } from "@/components/features/users/profile-card";
import { PageHeader } from "@/components/ui/layout/page-header";
import { getProfile } from "@/lib/features/users/get-profile";
import { load } from "@/lib/platform/transport/page";
import { signOutAction } from "../sign-out-action";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users.profile"))("title") };
}

export default async function ProfilePage() {
  const profile = await load(getProfile, {});
  const [t, shell] = await Promise.all([getTranslations("users.profile"), getTranslations("shell")]);
  return (
    <>
      <PageHeader crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]} title={t("title")} />
      <ProfileCard profile={profile}>
        <form action={signOutAction}>
          <Button type="submit" variant="outlined">
            {shell("signOut")}
          </Button>
        </form>
      </ProfileCard>
    </>
  );
}
