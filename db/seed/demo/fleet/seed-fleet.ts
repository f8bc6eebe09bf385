import type { Executor } from "../../../client";
import { replaceForecast } from "@/lib/features/crew/forecast/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { DemoApplicant, GeneratorInputs } from "../applicants/applicants";
import { randomFrom } from "../random";
import { offices, type StoredApplicants } from "../applicants/store-applicants";
import type { Berth } from "./vessels/berths";
import type { Berthed } from "./crew-rows";
import { loadNames, type Names } from "./fleet-names";
import { hiredSeafarers } from "./hired-applicants";
import { loadRanksOnVesselTypes, type Posts } from "./ranks-on-vessel-types";
import { suitabilityCasesOf } from "./suitability-cases";
import { reliefsOf } from "./reliefs";
import { rotate } from "./rotation";
import { seafarersOf, type Seafarer } from "./seafarers";
import { storeAssignments } from "./store-assignments";
import { storeCrew } from "./store-crew";
import { storeExtensions } from "./store-extensions";
import { storeSuitabilityEntries } from "./store-suitability-entries";
import { storeChangeRequests } from "./store-change-requests";
import { storeSeats, storeVessels } from "./vessels/store-vessels";
import { linkAccounts } from "./link-accounts";

const seed = 20_260;

type Seeded = { counts: Record<string, number>; hired: Map<DemoApplicant, object> };
type Recruit = [applicant: DemoApplicant, id: number];

const recruitsOf = ({ places }: StoredApplicants) =>
  [...places].flatMap(([applicant, { id }]): Recruit[] => (applicant.plan.stage === "hired" ? [[applicant, id]] : []));

/** What the hiring writes into the history of the application. */
function hiringOf({ registered, joinedOn }: Seafarer, { id, employeeNumber }: Berthed, names: Names): object {
  const employmentTypeId = registered?.employmentTypeId ?? 0;
  return {
    joinedOn,
    employmentTypeId,
    employmentType: names.nameOf("employment-type", employmentTypeId),
    crewId: id,
    employeeNumber,
  };
}

/** Create all people and their past, present and future assignments. */
function manned(berths: Berth[], { optionId, now }: GeneratorInputs, registered: StoredApplicants, posts: Posts) {
  const today = dayOf(now);
  const random = randomFrom(seed);
  const rotor = rotate(random, berths, today);
  const cases = suitabilityCasesOf(rotor, today);
  const proposals = [...reliefsOf(random, rotor, berths, today)];
  const plans = new Map(proposals.filter(({ slot }) => slot === "next").map((proposal) => [proposal.member, proposal]));
  const takenNames = [...registered.places.keys()].map(({ content }) => content.personal.fullName);
  return {
    rotor,
    proposals,
    drawn: [...seafarersOf(rotor.members, { today, posts, optionId, plans, cases, takenNames })],
  };
}

/**
 * Create twelve manned vessels in operation and two in scrap, with a history of twenty months, and the hired
 * applicants.
 */
export async function seedFleet(
  db: Executor,
  world: GeneratorInputs,
  registered: StoredApplicants,
  isManned: (vessel: string) => boolean,
): Promise<Seeded> {
  const { now } = world;
  const [names, posts, office] = [await loadNames(db), await loadRanksOnVesselTypes(db), await offices(db)];
  const fleet = await storeVessels(db, names, { office, now, isManned });
  const { rotor, proposals, drawn } = manned(fleet.berths, world, registered, posts);
  const recruits = recruitsOf(registered);
  const hired = hiredSeafarers(recruits, posts, dayOf(now));
  const seatIds = await storeSeats(
    db,
    fleet,
    ({ divisionId, rank, vessel }) => posts(divisionId, rank, vessel.type).positionId,
    office,
    now,
  );
  const crewing = { seafarers: [...drawn, ...hired], fleet: fleet.vessels, names, office, now };
  const { berthed, counts } = await storeCrew(db, crewing);
  const crewIdOf = new Map(rotor.members.map((member, index) => [member, berthed[index]?.id ?? 0]));
  const service = await storeAssignments(db, { rotor, proposals, crewIdOf, seatIds, berthed, crewing });
  const extensions = await storeExtensions(db, { office, now, first: fleet.vessels[0]?.id ?? 0 });
  const crewIds = berthed.map(({ id }) => id);
  const registerEntries = await storeSuitabilityEntries(db, crewing, crewIds);
  await linkAccounts(db, crewing, crewIds);
  const changeRequests = await storeChangeRequests(db, now);
  // Run the nightly forecast, so that it is not empty on the first day.
  const { found: forecastLines } = await db.transaction((held) => replaceForecast(held, { today: dayOf(now), now }));
  const placed = berthed.slice(drawn.length);
  return {
    counts: {
      vessels: fleet.vessels.length,
      voyageEntries: fleet.voyageEntries,
      seats: fleet.berths.length,
      ...counts,
      ...service,
      extensions,
      registerEntries,
      changeRequests,
      forecastLines,
    },
    hired: new Map(
      recruits.map(([applicant], index) => [
        applicant,
        hired[index] && placed[index] ? hiringOf(hired[index], placed[index], names) : {},
      ]),
    ),
  };
}
