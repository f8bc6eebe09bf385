import { inArray } from "drizzle-orm";
import type { Executor } from "../../../client";
import { applicants } from "../../../schema/applicants";
import { dayOf } from "@/lib/platform/dates";
import type { DemoApplicant, World } from "../applicants";
import { randomFrom } from "../random";
import { offices } from "../store-applicants";
import { loadNames } from "./fleet-names";
import { hiredSeafarers } from "./hired";
import { loadPosts } from "./posts";
import { casesOf } from "./register";
import { reliefsOf } from "./reliefs";
import { rotate } from "./rotation";
import { seafarersOf } from "./seafarers";
import { storeAssignments } from "./store-assignments";
import { storeCrew } from "./store-crew";
import { storeRegister } from "./store-register";
import { storeSeats, storeVessels } from "./store-vessels";
import { tieAccounts } from "./tie-accounts";

const seed = 20_260;
const serialOfHired = 390_000;

async function applicantIds(db: Executor, emails: string[]): Promise<Map<string, number>> {
  const rows = await db.select({ id: applicants.id, email: applicants.email }).from(applicants).where(inArray(applicants.email, emails));
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Twelve vessels in operation and two in scrap, manned, with twenty months behind them; and whoever was hired among the applicants. */
export async function seedFleet(db: Executor, { optionId, now }: World, registered: DemoApplicant[]): Promise<Record<string, number>> {
  const today = dayOf(now);
  const [names, posts, office] = [await loadNames(db), await loadPosts(db), await offices(db)];
  const fleet = await storeVessels(db, names, office, now);
  const random = randomFrom(seed);
  const rotor = rotate(random, fleet.berths, today);
  const cases = casesOf(rotor, today);
  const proposals = [...reliefsOf(random, rotor, fleet.berths, today)];
  const plans = new Map(proposals.filter(({ slot }) => slot === "next").map((proposal) => [proposal.member, proposal]));
  const drawn = [...seafarersOf(rotor.members, { today, posts, optionId, plans, cases })];
  const hired = hiredSeafarers(registered, posts, serialOfHired);
  const seatIds = await storeSeats(db, fleet, (berth) => posts(berth.divisionId, berth.rank, berth.vessel.type).positionId, office, now);
  const crewing = { seafarers: [...drawn, ...hired], fleet: fleet.vessels, names, office, now, applicantIds: await applicantIds(db, hired.flatMap(({ applicantEmail }) => applicantEmail ?? [])) };
  const crew = await storeCrew(db, crewing);
  const crewIdOf = new Map(rotor.members.map((member, index) => [member, crew.ids[index] ?? 0]));
  const stored = await storeAssignments(db, { rotor, proposals, crewIdOf, seatIds, crew, crewing });
  const register = await storeRegister(db, crewing, crew.ids);
  await tieAccounts(db, crewing, crew.ids);
  return { vessels: fleet.vessels.length, voyageEntries: fleet.voyageEntries, seats: fleet.berths.length, crew: crew.ids.length, ...stored, ...crew.counts, registerEntries: register };
}
