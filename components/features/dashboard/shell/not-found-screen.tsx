import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/features/dashboard/shell/auth-frame";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";

/** The 404 page outside the dashboard shell. */
export async function NotFoundScreen() {
  const t = await getTranslations("shell.notFound");
  return (
    <AuthFrame>
      <ScreenMessage title={t("title")} text={t("text")}>
        <Button variant="contained" component={Link} href="/">
          {t("home")}
        </Button>
      </ScreenMessage>
    </AuthFrame>
  );
}
