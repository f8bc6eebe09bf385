import { addDays } from "@/lib/platform/calendar/dates";
import type { RegistrationContent } from "@/lib/features/applicants/registration/content.schema";
import { institutions } from "../../reference/lookup-education";
import type { PositionSeed } from "../../reference/positions";
import type { Random } from "../random";

type Training = RegistrationContent["training"]["trainings"][number];
type Course = [training: string, category: string];

const forAll: Course[] = [
  ["Enclosed Space Entry and Rescue", "Health, safety and environment"],
  ["Risk Assessment and Toolbox Talk", "Health, safety and environment"],
  ["MLC 2006 Awareness", "STCW mandatory"],
  ["ISM Code Familiarisation", "Company pre-joining (BJST)"],
  ["MARPOL and Oil Record Book", "Health, safety and environment"],
];
const onTankers: Course[] = [
  ["Tanker Cargo Handling Simulator", "Tanker cargo operations"],
  ["SIRE 2.0 Inspection Preparation", "Tanker cargo operations"],
  ["Ship-to-Ship (STS) Transfer Operations", "Tanker cargo operations"],
  ["Vapour and Benzene Exposure Awareness", "Health, safety and environment"],
];
const onWorkboats: Course[] = [
  ["Towing and Barge Lashing Safety", "Offshore and towage"],
  ["Rigging and Slinging", "Offshore and towage"],
  ["Helicopter Underwater Escape Training (HUET)", "Offshore and towage"],
];
const inEngine: Course[] = [
  ["Electronically Controlled Engine Operation", "Engine and electrical"],
  ["High-Voltage Safety", "Engine and electrical"],
  ["Permit to Work and Hot Work", "Health, safety and environment"],
];
const inGalley: Course[] = [["Galley Hygiene and HACCP", "Health, safety and environment"]];
const inDeckCommand: Course[] = [
  ["Ship Handling and Manoeuvring Simulator", "Simulator"],
  ["ECDIS Type-Specific", "Simulator"],
  ["Leadership and Teamwork On Board", "Leadership and English"],
];

function coursesFor({ department, divisionId, level }: PositionSeed): Course[] {
  if (department === "catering") return [...forAll.slice(0, 3), ...inGalley];
  const trade = divisionId === 2 ? onTankers : onWorkboats;
  const own =
    department === "engine" ? inEngine : level === "management" || level === "operational" ? inDeckCommand : [];
  return [...forAll, ...trade, ...own];
}

/** Courses beyond the certificates, the latest first; a cadet has at most one. */
export function trainingsOf(random: Random, position: PositionSeed, today: string): Training[] {
  const count = position.isCadet ? random.int(0, 1) : random.int(1, 4);
  const courses = random.shuffled(coursesFor(position)).slice(0, count);
  return courses.map(([training, category], index) => ({
    institution: random.pick(institutions.slice(0, 14)).name,
    training,
    category,
    instructor: null,
    feedback: null,
    evaluation: random.pick(["Excellent", "Good", "Good", "Satisfactory"]),
    issued: addDays(today, -(60 + index * 260 + random.int(0, 200))),
    expired: null,
  }));
}
