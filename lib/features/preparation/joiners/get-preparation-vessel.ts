import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { vesselTypes } from "@/db/schema/positions";
import {
  medicalCertificates,
  preparationBjsts,
  preparationMcus,
  preparationPkls,
  preparations,
} from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { unlessStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { itemsCounted } from "../sight.rules";
import { vesselHead, vesselInput } from "./schema";

const ofVessel = sql`join ${preparations} on ${preparations.id} = item.preparation_id join ${crew} on ${crew.id} = ${preparations.crewId}
  where ${preparations.vesselId} = ${vessels.id}`;
const countOf = (from: SQL) => sql<number>`(select count(*)::int from ${from})`;

/** Load the vessel and the row count of each tab. @throws not-found for a vessel hidden from the actor */
export const getPreparationVessel = read({
  name: "preparation.get-preparation-vessel",
  access: "preparation:view",
  input: vesselInput,
  output: vesselHead,
  async run({ db, actor }, { vesselId }) {
    const seen = unlessStopped(actor) ?? sql`true`;
    const joiners = sql`${preparations} join ${crew} on ${crew.id} = ${preparations.crewId}
      where ${preparations.vesselId} = ${vessels.id} and ${preparations.endedAt} is null and ${seen}`;
    const [found] = await db
      .select({
        id: vessels.id,
        vesselName: vessels.name,
        shipName: vesselTypes.name,
        shipNameId: vesselTypes.nameId,
        divisionId: vessels.divisionId,
        crew: countOf(joiners),
        mcu: countOf(sql`${preparationMcus} as item ${ofVessel} and ${seen}`),
        bjst: countOf(sql`${preparationBjsts} as item ${ofVessel} and ${seen}`),
        medical: countOf(sql`${medicalCertificates} as item where item.removed_at is null and item.crew_id in (
          select ${preparations.crewId} from ${joiners})`),
        pkl: countOf(sql`${preparationPkls} as item ${ofVessel} and ${seen}`),
      })
      .from(vessels)
      .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
      .where(and(eq(vessels.id, vesselId), visibleTo(actor), isNull(vessels.scrappedOn)));
    if (!found) throw notFound("vessels.notFound");
    const { crew: joining, mcu, bjst, medical, pkl, ...vessel } = found;
    const toldOfHealth = itemsCounted(actor).includes("medical");
    return {
      ...vessel,
      vesselId,
      counts: {
        "crew-details": joining,
        mcu: toldOfHealth ? mcu : null,
        bjst,
        "medical-certificate": toldOfHealth ? medical : null,
        pkl,
      },
    };
  },
});
