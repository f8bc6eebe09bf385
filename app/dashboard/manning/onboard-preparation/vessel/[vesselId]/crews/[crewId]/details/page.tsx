import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ItemHistory } from "@/components/features/preparation/joiners/history";
import { PreparationItems } from "@/components/features/preparation/joiners/all-items";
import { JoinerHeader } from "@/components/features/preparation/joiners/person-header";
import { Breadcrumbs } from "@/components/ui/layout/breadcrumbs";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { can } from "@/lib/access/actor";
import { listBjsts } from "@/lib/features/preparation/bjst/list-bjsts";
import { listMcus } from "@/lib/features/preparation/mcu/list-mcus";
import { listMedicals } from "@/lib/features/preparation/medical/list-medicals";
import { joinerVisibilityOf } from "@/lib/features/preparation/visibility.rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../../../access/require-user";
import { crumbsTo } from "../../../../../crumbs";
import { loadJoiner } from "../../../../../load-joiner";
import { itemRights } from "../../../../../rights";

type Props = { params: Promise<{ vesselId: string; crewId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { vesselId, crewId } = await params;
  return { title: (await loadJoiner(vesselId, crewId)).employeeFullName };
}

/** One joiner: a summary of what is missing, every item and its history. D2 §2 */
export default async function JoinerPage({ params }: Props) {
  const [user, { vesselId, crewId }] = await Promise.all([requireUser("preparation:view"), params]);
  const [row, t] = await Promise.all([loadJoiner(vesselId, crewId), getTranslations("preparation-joiners")]);
  const { items } = joinerVisibilityOf(user, { id: row.crewId, vesselId: null });
  const filter = { vesselId: row.vesselId, crewId: row.crewId, pageSize: 20 };
  const seesMedical = items.includes("medical");
  const [mcus, bjsts, medicals] = await Promise.all([
    seesMedical ? orNull(load(listMcus, filter)) : null,
    orNull(load(listBjsts, filter)),
    seesMedical ? orNull(load(listMedicals, filter)) : null,
  ]);
  return (
    <>
      <Breadcrumbs crumbs={await crumbsTo(user, row, false)} title={row.employeeFullName} />
      <JoinerHeader
        row={row}
        ways={
          can(user, "crew:list") ? (
            <Button
              variant="outlined"
              component={Link}
              href={`/dashboard/crew-management/${row.crewId}/details?tab=crew-details`}
            >
              {t("record")}
            </Button>
          ) : null
        }
      />
      <PreparationItems row={row} items={items} rights={itemRights(user)} />
      <ItemHistory mcus={mcus?.rows ?? null} bjsts={bjsts?.rows ?? null} medicals={medicals?.rows ?? null} />
    </>
  );
}
