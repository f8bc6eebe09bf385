import { can, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { findVessel } from "./queries";
import { tabOf } from "../queries";
import { vesselAge, vesselWarnings } from "../rules";
import { vesselActions, vesselDetail, vesselId, type VesselAction } from "../schema";

const permissionOf: Record<VesselAction, Permission> = {
  update: "vessels:edit",
  "move-to-scrap": "vessels:scrap",
  "add-voyage": "voyages:add",
  "export-crew-list": "vessels:crew-documents",
  "export-crew-matrix": "vessels:crew-documents",
};
const inOperationOnly: readonly VesselAction[] = ["move-to-scrap", "add-voyage"];

const actionsOf = (actor: Actor, isScrapped: boolean) =>
  vesselActions.filter(
    (action) => can(actor, permissionOf[action]) && !(isScrapped && inOperationOnly.includes(action)),
  );

/** Return a vessel with all particulars, location and the actions the actor may take. D2 §2. @throws not-found */
export const getVessel = read({
  name: "vessels.get",
  access: "vessels:view",
  input: vesselId,
  output: vesselDetail,
  async run({ db, actor, now }, { id }) {
    const today = dayOf(now);
    const row = await findVessel(db, actor, id, today);
    if (!row) throw notFound("vessels.notFound");
    const { crewOnBoard, inHandover, seats, crewHistory, voyageLog, ...vessel } = row;
    return {
      ...vessel,
      vesselId: id,
      vesselTypeName: vessel.vesselType,
      status: tabOf(vessel),
      counts: { crewOnBoard, inHandover, seats, crewHistory, voyageLog },
      age: vesselAge(vessel, today),
      warnings: vesselWarnings(vessel),
      allowedActions: actionsOf(actor, vessel.scrappedOn !== null),
    };
  },
});
