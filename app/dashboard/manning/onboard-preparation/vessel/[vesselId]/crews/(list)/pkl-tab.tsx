import { getLocale } from "next-intl/server";
import { CreatePklButton } from "@/components/features/preparation/pkl/create-button";
import { PageTexts } from "@/components/ui/layout/page-texts";
import type { SearchParams } from "@/components/ui/list/list-state";
import { can } from "@/lib/access/actor";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../../access/require-user";
import { PklList } from "../../../../pkl-list";

/** The joiners' agreements, with a link to create one for a joiner without. D2 §2 */
export async function PklTab({ vesselId, query }: { vesselId: number; query: SearchParams }) {
  const [user, locale] = await Promise.all([requireUser("preparation:view"), getLocale()]);
  const joiners = can(user, "preparation:pkl")
    ? await orNull(load(listJoinersInPreparation, { vesselId, pageSize: 200 }))
    : null;
  const unsigned = (joiners?.rows ?? []).flatMap(({ pklStatus, isEnded, employeeId, employeeFullName, ...row }) =>
    pklStatus === "-" && !isEnded
      ? [
          {
            employeeId,
            label: `${employeeFullName}, ${inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId })}`,
          },
        ]
      : [],
  );
  return (
    <PageTexts now={["pkl.choose"]}>
      <PklList
        vesselId={vesselId}
        query={query}
        make={unsigned.length > 0 ? <CreatePklButton vesselId={vesselId} joiners={unsigned} /> : null}
      />
    </PageTexts>
  );
}
