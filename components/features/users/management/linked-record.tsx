import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { ListedUser } from "@/lib/features/users/schema";

/** The person or principal of an account, or that a needed one is missing. */
export function LinkedRecord({ user: { isTied, tiedTo } }: { user: ListedUser }) {
  const [t, shell] = [useTranslations("users.management"), useTranslations("shell")];
  return isTied ? (tiedTo ?? shell("empty")) : <StatusBadge status="Pending" label={t("notTied")} />;
}
