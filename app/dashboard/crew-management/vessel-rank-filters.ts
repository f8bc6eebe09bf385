import { getLocale } from "next-intl/server";
import { can, type UserActor } from "@/lib/access/actor";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listVesselNames } from "@/lib/features/vessels/list/list-vessel-names";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";

type SelectedValues = { vessel: string; position: string };
type Labels = { vessel: string; rank: string };

/** Build the vessel and rank filters of a document list; vessels only for users who may see them. */
export async function vesselAndRankSelects(user: UserActor, { vessel, position }: SelectedValues, labels: Labels) {
  const [locale, positions, fleet] = await Promise.all([
    getLocale(),
    load(listPositions, { divisionId: user.divisionId }),
    can(user, "vessels:view") ? load(listVesselNames, {}) : [],
  ]);
  return [
    {
      key: "vessel" as const,
      label: labels.vessel,
      current: vessel,
      isMultiple: true,
      options: fleet.map(({ id, vesselName }) => ({ value: String(id), label: vesselName })),
    },
    {
      key: "position" as const,
      label: labels.rank,
      current: position,
      isMultiple: true,
      options: positions.map((entry) => ({
        value: String(entry.id),
        label: inLanguage(locale, { en: entry.jobPositionNameEn, id: entry.jobPositionName }),
      })),
    },
  ];
}
