import { getTranslations } from "next-intl/server";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { can, type UserActor } from "@/lib/access/actor";

type Place = "vessels" | "waiting" | "approved" | "calibration" | "questions";
const root = "/dashboard/appraisal";
const addresses: Record<Place, string> = {
  vessels: root,
  waiting: `${root}?tab=waiting`,
  approved: `${root}?tab=approved`,
  calibration: `${root}/calibration`,
  questions: `${root}/questions`,
};

/** The tabs of the area. Without access to calibration and questions a user sees the first three. */
export async function AreaTabs({ user, current }: { user: UserActor; current: Place }) {
  const t = await getTranslations("appraisal-lists.views");
  const places: Place[] = [
    "vessels",
    "waiting",
    "approved",
    ...(can(user, "appraisals:calibrate") ? (["calibration"] as const) : []),
    ...(can(user, "appraisals:forms") ? (["questions"] as const) : []),
  ];
  return (
    <ListTabs
      label={t("label")}
      tabs={places.map((id) => ({ id, label: t(id), href: addresses[id] }))}
      current={current}
    />
  );
}
