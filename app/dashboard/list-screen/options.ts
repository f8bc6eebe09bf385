import type { Locale } from "next-intl";
import { can, type UserActor } from "@/lib/access/actor";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listVesselTypes } from "@/lib/features/positions/list-vessel-types";
import { listVesselNames } from "@/lib/features/vessels/list/list-vessel-names";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";

type Viewer = { user: UserActor; locale: Locale };

/** Ranks of the viewer's division. */
export const rankOptions = async ({ user: { divisionId }, locale }: Viewer) =>
  (await load(listPositions, { divisionId })).map(({ id, jobPositionName, jobPositionNameEn }) => ({
    value: String(id),
    label: inLanguage(locale, { en: jobPositionNameEn, id: jobPositionName }),
  }));

/** Vessel types of the viewer's division. */
export const vesselTypeOptions = async ({ user: { divisionId }, locale }: Viewer) =>
  (await load(listVesselTypes, { id: divisionId })).map(({ id, vesselTypeName, vesselTypeNameId }) => ({
    value: String(id),
    label: inLanguage(locale, { en: vesselTypeName, id: vesselTypeNameId }),
  }));

/** Vessels, for viewers who may see them. */
export const vesselOptions = async ({ user }: Viewer) =>
  can(user, "vessels:view")
    ? (await load(listVesselNames, {})).map(({ id, vesselName }) => ({ value: String(id), label: vesselName }))
    : [];
