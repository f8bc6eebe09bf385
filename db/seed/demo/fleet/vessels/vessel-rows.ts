import type { InferInsertModel } from "drizzle-orm";
import { daysAfter } from "@/lib/platform/calendar/instants";
import type { vessels } from "../../../../schema/vessels";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import type { Random } from "../../random";
import type { Names } from "../fleet-names";
import { importedDaysAgo } from "../rotation";
import type { VesselSeed } from "./vessel-seed";

type VesselRow = InferInsertModel<typeof vessels>;
const kilowattsPerHp = 0.7457;

/** The six digits and the one that checks them: the last digit of their sum weighted 7 to 2. */
export function imoNumber(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (7 - index), 0);
  return `${digits}${sum % 10}`;
}

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, ".");

function tankSystems({ tanks, tonnage }: VesselSeed): Partial<VesselRow> {
  if (!tanks) return { ows: "15 ppm bilge separator, 0.5 m3/h", cop: null, sts: false, sire: false };
  const [cargoOilPumpMaker, cargoOilPumpModel] = tanks.pump;
  const [boilerMaker, boilerModel] = tanks.boiler;
  return {
    igs: tonnage[0] > 8_000 ? "Flue gas, oxygen below 5 %" : "Nitrogen generator",
    cow: tanks.cow ? "Fixed machines, all cargo tanks" : "Not fitted",
    odme: "15 ppm monitor with automatic stop",
    ows: "15 ppm bilge separator, 2 m3/h",
    cotVolume: tanks.volume,
    cop: tanks.pumpCapacity,
    cargoOilPumpMaker,
    cargoOilPumpModel,
    boilerMaker,
    boilerModel,
    freshGeneratorMaker: "Sasakura",
    freshGeneratorModel: "KE-25",
    sts: tanks.sts,
    sire: tanks.sire,
  };
}

function machinery({ mainEngine, auxiliaryEngine, bunkers, swl, deckLoad }: VesselSeed): Partial<VesselRow> {
  const kilowatts = (hp: number) => Math.round(hp * kilowattsPerHp);
  const isLarge = mainEngine[2] > 3_000;
  return {
    mainEngineMaker: mainEngine[0],
    mainEngineModel: mainEngine[1],
    mainEnginePower: kilowatts(mainEngine[2]),
    auxiliaryEngineMaker: auxiliaryEngine[0],
    auxiliaryEngineModel: auxiliaryEngine[1],
    auxiliaryEnginePower: kilowatts(auxiliaryEngine[2]),
    compressorMaker: isLarge ? "Tanabe" : "Yanmar",
    compressorModel: isLarge ? "H-74" : "SC10N",
    fuelOilPurifierMaker: isLarge ? "Alfa Laval" : "Mitsubishi",
    fuelOilPurifierModel: isLarge ? "P605" : "SJ10G",
    bunkerMfo: bunkers[0],
    bunkerMdo: bunkers[1],
    bunkerHsd: bunkers[2],
    swl,
    load: deckLoad,
  };
}

function ashore(random: Random, { listed }: Names): Partial<VesselRow> {
  const [technical, technicalBackup] = random.shuffled(listed("technical-superintendent"));
  const [marine, marineBackup] = random.shuffled(listed("marine-superintendent"));
  return {
    technicalSuperintendentId: technical,
    technicalSuperintendentBackupId: technicalBackup,
    marineSuperintendentId: marine,
    marineSuperintendentBackupId: marineBackup,
    designatedPersonAshoreId: random.pick(listed("designated-person-ashore")),
    supervisor: random.pick(["Teguh Prasojo", "Sigit Prabowo", "Irfan Nasution"]),
  };
}

const managements = {
  all: "Full management",
  officers: "Technical and crew management",
  none: "Crew management",
} as const;

type Place = {
  divisionId: 1 | 2;
  number: number;
  principalId: number;
  owner: string;
  policy: keyof typeof managements;
  createdBy: number | null;
};

/** Every particular of a ship. @param place number: running number of the fleet, for accounts and books */
export function vesselRow(random: Random, seed: VesselSeed, place: Place, names: Names, now: Date): VesselRow {
  const [loa, bmld, hmld, draft] = seed.hull;
  const [dwt, grt, nrt, lwt] = seed.tonnage;
  const { divisionId, number } = place;
  return {
    divisionId,
    name: seed.name,
    vesselTypeId: names.vesselType(seed.type),
    management: managements[place.policy],
    principalId: place.principalId,
    vesselSizeId: names.lookup("vessel-size", seed.size),
    operationAreaId: names.area(seed.area),
    payrollCategoryId: seed.payrollCategory,
    flag: seed.flag,
    cargo: seed.cargo,
    fleet: seed.fleet,
    ownership: place.owner,
    callSign: seed.callSign,
    imoNumber: imoNumber(seed.imo),
    class: seed.class,
    builder: seed.builder,
    deliveryDate: seed.deliveredOn,
    yearOfBuild: seed.yearOfBuild,
    email: `${slugOf(seed.name)}@fleet.example.com`,
    phone: `+8707732${String(20_100 + number).padStart(5, "0")}`,
    loa,
    bmld,
    hmld,
    draft,
    dwt,
    grt,
    nrt,
    lwt,
    ...ashore(random, names),
    ...machinery(seed),
    ...tankSystems(seed),
    paintMaker: random.pick(["Jotun", "International", "Chugoku", "Hempel"]),
    planUpp: `UPP-${divisionId === 1 ? "M" : "T"}-${String(number).padStart(2, "0")}`,
    costCenter: `CC-${divisionId}${String(100 + number)}`,
    sap: `4100${divisionId}${String(number).padStart(3, "0")}`,
    contract: seed.contract,
    clusterYtd: `${seed.fleet} ${divisionId === 1 ? "A" : "B"}`,
    scrappedOn: seed.scrapped ? addDays(dayOf(now), -seed.scrapped.daysAgo) : null,
    scrapReason: seed.scrapped?.reason ?? null,
    scrappedBy: seed.scrapped ? place.createdBy : null,
    createdAt: daysAfter(now, -importedDaysAgo),
    createdBy: place.createdBy,
  };
}
