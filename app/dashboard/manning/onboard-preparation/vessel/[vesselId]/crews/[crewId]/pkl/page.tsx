import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { createPklAddress } from "@/components/features/preparation/pkl/addresses";
import { crumbsTo } from "../../../../../crumbs";
import { loadJoiner } from "../../../../../load-joiner";
import { pklList } from "../../../../../pkl-list";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import type { SearchParams } from "@/components/ui/list/list-state";
import { can } from "@/lib/access/actor";
import { requireUser } from "../../../../../../../access/require-user";
import { crewIdOf } from "../../../../../../../crew-management/[crewId]/crew-id";
import { vesselIdOf } from "../../../../../../../vessel-management/[vesselId]/vessel-id";

type Props = { params: Promise<{ vesselId: string; crewId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("pkl.page"))("title") };
}

/** The agreements of one joiner. D2 §2 */
export default async function PklListPage({ params, searchParams }: Props) {
  const [user, place, query, t] = await Promise.all([
    requireUser("preparation:view"),
    params,
    searchParams,
    getTranslations("pkl.page"),
  ]);
  const [vesselId, crewId] = [vesselIdOf(place.vesselId), crewIdOf(place.crewId)];
  const row = await loadJoiner(place.vesselId, place.crewId);
  const create = can(user, "preparation:pkl") ? (
    <Button component={Link} variant="contained" height="touch" href={createPklAddress(vesselId, crewId)}>
      {t("create")}
    </Button>
  ) : null;
  return (
    <PageTexts now={["pkl.choose"]}>
      <PageHeader
        crumbs={await crumbsTo(user, row, true)}
        title={t("listTitle", { name: row.employeeFullName })}
        action={create}
      />
      {await pklList({ user, params: query, route: { vesselId: String(vesselId), crewId: String(crewId) } })}
    </PageTexts>
  );
}
