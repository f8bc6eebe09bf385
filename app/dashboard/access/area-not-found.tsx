import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { landingPageOf, missingAccountLinkOf } from "@/lib/access/landing-page";
import { menuOf } from "@/lib/access/menu";
import { requireUser } from "./require-user";

/** The 404 view of an area. Explains to a head without vessel or an unlinked account why. */
export async function NotFoundHere({ area }: { area: string }) {
  const [user, t] = await Promise.all([requireUser(), getTranslations("shell.notFound")]);
  const missing = missingAccountLinkOf(user, area);
  const labels =
    missing === "vessel"
      ? { title: t("vesselTitle"), text: t("vesselText") }
      : missing === "person"
        ? { title: t("personTitle"), text: t("personText") }
        : { title: t("title"), text: t("text") };
  const home = landingPageOf(user, "/dashboard");
  const hasList = area !== "/dashboard" && !landingPageOf(user, area) && menuOf(user).some(({ path }) => path === area);
  const back =
    hasList && !missing
      ? { href: area, label: t("toList") }
      : { href: home ?? "/dashboard", label: t(home ? "toProfile" : "back") };
  return (
    <ScreenMessage {...labels}>
      <Button variant="contained" component={Link} href={back.href}>
        {back.label}
      </Button>
    </ScreenMessage>
  );
}

export async function notFoundMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.notFound"))("title") };
}

/** Declare the 404 page of an area. */
export const areaNotFound = (area: string) =>
  function NotFound() {
    return <NotFoundHere area={area} />;
  };
