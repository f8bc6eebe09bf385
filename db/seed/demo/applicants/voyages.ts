import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import type { RegistrationContent } from "@/lib/features/applicants/registration/content.schema";
import { daysBetween } from "@/lib/platform/calendar/period";
import { companyNames, vesselNames } from "../../reference/names";
import type { Post } from "./applications";
import { careerOf } from "./careers";
import { fileValue } from "../file-value";
import type { ApplicantPlan, Voyage } from "./applicant-plan";
import type { Random } from "../random";
import { seaServiceVesselOf, vesselsLike } from "./sea-service-vessels";

type SeaService = RegistrationContent["training"]["seaServices"][number];

const maxVoyages = 20;
const contractsPerYear = 1.05;

/** The voyages of an ordinary career, the last first: the years asked for in the rank, the others shared by the rungs below. */
function* drawnVoyages(
  random: Random,
  { position, vesselTypeKey, yearsOfExperience }: Post,
  years: number,
): Generator<Voyage> {
  const ladder = careerOf(position.key)
    .ladder.filter((rung) => !rung.endsWith("Cadet"))
    .reverse();
  const vesselOptions = vesselsLike(vesselTypeKey);
  const contracts = Math.round(years * contractsPerYear);
  const inRank = ladder.length < 2 ? contracts : Math.min(contracts, yearsOfExperience + random.int(1, 2));
  const onRung = Math.ceil((contracts - inRank) / Math.max(1, ladder.length - 1));
  for (const [rung, previousRank] of ladder.entries()) {
    const count = rung === 0 ? inRank : rung === ladder.length - 1 ? maxVoyages : onRung;
    for (let index = 0; index < count; index++) {
      yield {
        position: previousRank,
        vesselType: random.pick(vesselOptions),
        months: position.divisionId === 1 ? random.int(5, 9) : random.int(8, 10),
      };
    }
  }
}

function cadetship({ position }: Post, seaSince: string): Voyage & { onBoard: string } {
  const [first = "Deck Cadet"] = careerOf(position.key).ladder;
  return {
    position: first,
    vesselType: position.divisionId === 1 ? "General Cargo" : "Oil Product Tanker",
    months: 12,
    onBoard: seaSince,
  };
}

/** Sea service, the last ship first, one company for each entry, back to the first day at sea at most. */
export function seaServicesOf(
  random: Random,
  post: Post,
  plan: ApplicantPlan,
  career: { seaSince: string; officerSince: string; today: string },
): SeaService[] {
  const companies = random.shuffled(companyNames);
  const names = random.shuffled(vesselNames);
  const services: SeaService[] = [];
  const add = ({ position, vesselType }: Voyage, onBoard: string, offBoard: string) => {
    const index = services.length;
    services.push({
      companyName: companies[index] ?? "PT Bahtera Laut Sejati",
      position,
      ...seaServiceVesselOf(random, vesselType, names[index] ?? "Tambora"),
      onBoard,
      offBoard,
      note: index === 0 ? (plan.story?.note ?? null) : null,
      attachment: index === 0 ? fileValue(random, "sea-service-letter.pdf") : null,
    });
  };
  let ashore = addDays(career.today, -random.int(20, 110));
  for (const voyage of plan.story?.voyages ??
    drawnVoyages(random, post, daysBetween(career.officerSince, career.today) / 365)) {
    const onBoard = addMonths(ashore, -voyage.months);
    const earliest = voyage.position.endsWith("Cadet") ? career.seaSince : career.officerSince;
    if (services.length === maxVoyages || onBoard < earliest) break;
    add(voyage, onBoard, ashore);
    ashore = voyage.ashoreMonths ? addMonths(onBoard, -voyage.ashoreMonths) : addDays(onBoard, -random.int(28, 95));
  }
  const trained = careerOf(post.position.key).ladder[0]?.endsWith("Cadet") && !plan.story?.voyages;
  const first = cadetship(post, career.seaSince);
  if (trained && services.length < maxVoyages && addMonths(first.onBoard, 12) < ashore)
    add(first, first.onBoard, addMonths(first.onBoard, 12));
  return services;
}
