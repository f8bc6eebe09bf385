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
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { countedItemsFor } from "../visibility.rules";
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
    const isProcessed = hideStopped(actor) ?? sql`true`;
    const joiners = sql`${preparations} join ${crew} on ${crew.id} = ${preparations.crewId}
      where ${preparations.vesselId} = ${vessels.id} and ${preparations.endedAt} is null and ${isProcessed}`;
    const [vesselRow] = await db
      .select({
        id: vessels.id,
        vesselName: vessels.name,
        vesselTypeName: vesselTypes.name,
        vesselTypeNameId: vesselTypes.nameId,
        divisionId: vessels.divisionId,
        crew: countOf(joiners),
        mcu: countOf(sql`${preparationMcus} as item ${ofVessel} and ${isProcessed}`),
        bjst: countOf(sql`${preparationBjsts} as item ${ofVessel} and ${isProcessed}`),
        medical: countOf(sql`${medicalCertificates} as item where item.removed_at is null and item.crew_id in (
          select ${preparations.crewId} from ${joiners})`),
        pkl: countOf(sql`${preparationPkls} as item ${ofVessel} and ${isProcessed}`),
      })
      .from(vessels)
      .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
      .where(and(eq(vessels.id, vesselId), visibleTo(actor), isNull(vessels.scrappedOn)));
    if (!vesselRow) throw notFound("vessels.notFound");
    const { crew: joining, mcu, bjst, medical, pkl, ...vessel } = vesselRow;
    const canViewHealth = countedItemsFor(actor).includes("medical");
    return {
      ...vessel,
      vesselId,
      counts: {
        "crew-details": joining,
        mcu: canViewHealth ? mcu : null,
        bjst,
        "medical-certificate": canViewHealth ? medical : null,
        pkl,
      },
    };
  },
});
