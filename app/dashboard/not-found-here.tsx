import Button from "@mui/material/Button";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { landingOf, missingTieOf } from "@/lib/access/landing";
import { signedIn } from "./signed-in";

/** The 404 of an area: a head without a vessel and an account without a person are told so. */
export async function NotFoundHere({ area }: { area: string }) {
  const [user, t] = await Promise.all([signedIn(), getTranslations("shell.notFound")]);
  const missing = missingTieOf(user, area);
  const words = missing === "vessel" ? { title: t("vesselTitle"), text: t("vesselText") } : missing === "person" ? { title: t("personTitle"), text: t("personText") } : { title: t("title"), text: t("text") };
  const home = landingOf(user, "/dashboard");
  return (
    <ScreenMessage {...words}>
      <Button variant="contained" component={Link} href={home ?? "/dashboard"}>
        {t(home ? "toProfile" : "back")}
      </Button>
    </ScreenMessage>
  );
}
