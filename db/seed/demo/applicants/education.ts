import type { RegistrationContent } from "@/lib/features/applicants/registration/content.schema";
import type { PositionSeed } from "../../reference/positions";
import { careerOf } from "./careers";
import type { ApplicantPlan } from "./applicant-plan";
import type { Random } from "../random";

type Education = RegistrationContent["personal"]["educationHistory"][number];

const academies: [name: string, city: string][] = [
  ["Sekolah Tinggi Ilmu Pelayaran (STIP) Jakarta", "Jakarta Utara"],
  ["Politeknik Ilmu Pelayaran (PIP) Semarang", "Semarang"],
  ["Politeknik Ilmu Pelayaran (PIP) Makassar", "Makassar"],
  ["Politeknik Pelayaran (Poltekpel) Surabaya", "Surabaya"],
  ["Politeknik Pelayaran (Poltekpel) Barombong", "Makassar"],
  ["Politeknik Bumi Akpelni Semarang", "Semarang"],
  ["Universitas Hang Tuah Surabaya", "Surabaya"],
];
const vocationalSchools: [name: string, city: string][] = [
  ["SMK Pelayaran Akpelni Semarang", "Semarang"],
  ["SMK Pelayaran Wira Samudera Semarang", "Semarang"],
  ["SMK Negeri 1 Mundu Cirebon", "Cirebon"],
  ["SMK Negeri 3 Tegal", "Tegal"],
  ["SMK Pelayaran Samudera Nusantara Utama Makassar", "Makassar"],
];

const seniors = new Set(["master", "chief-officer", "chief-engineer", "second-engineer"]);

function schoolOf(random: Random, position: PositionSeed, town: string) {
  const onDeck = position.department === "deck";
  const { schooling } = careerOf(position.key);
  if (schooling === "academy") {
    const [universityName, city] = random.pick(academies);
    const grade = random.pick(["D-III", "D-IV"]);
    const major = onDeck ? "Nautical Studies" : "Marine Engineering";
    return {
      universityName,
      city,
      degree: `${grade} ${major}`,
      major,
      years: grade === "D-III" ? 3 : 4,
      gpa: random.int(285, 378) / 100,
    };
  }
  if (schooling === "vocational") {
    const [universityName, city] = random.pick(vocationalSchools);
    const major = onDeck ? "Merchant Ship Navigation (vocational)" : "Merchant Ship Engineering (vocational)";
    return {
      universityName,
      city,
      degree: "Vocational school (SMK Pelayaran)",
      major,
      years: 3,
      gpa: random.int(720, 890) / 10,
    };
  }
  return {
    universityName: `SMK Negeri ${random.int(1, 6)} ${town}`,
    city: town,
    degree: "Senior high school",
    major: "Culinary Arts",
    years: 3,
    gpa: null,
  };
}

/** @param graduationYear of the first school; senior officers upgraded their licence later */
export function* educationOf(
  random: Random,
  position: PositionSeed,
  plan: ApplicantPlan,
  facts: { graduationYear: number; thisYear: number; town: string },
): Generator<Education> {
  const givenEducation = plan.story?.education;
  const { years, ...school } = schoolOf(random, position, facts.town);
  const abroad = plan.story?.abroad && { universityName: plan.story.abroad.school, city: plan.story.abroad.birthPlace };
  const graduationYear = givenEducation ? facts.thisYear + givenEducation.yearsToGraduation : facts.graduationYear;
  if (givenEducation) {
    const { yearsToGraduation: _years, ...named } = givenEducation;
    yield {
      ...named,
      gpa: null,
      entryYear: graduationYear - (named.degree.startsWith("D-IV") ? 4 : 3),
      graduationYear,
    };
  } else yield { ...school, ...abroad, entryYear: graduationYear - years, graduationYear };
  const rank = position.key.slice(position.key.indexOf("-") + 1);
  const upgraded = facts.graduationYear + random.int(5, 7);
  if (!seniors.has(rank) || abroad || upgraded > facts.thisYear) return;
  yield {
    universityName: "BP3IP Jakarta",
    degree: "Seafarer upgrading course (DP-I to DP-V)",
    major: position.department === "deck" ? "Nautical Studies" : "Marine Engineering",
    gpa: null,
    entryYear: upgraded,
    graduationYear: upgraded,
    city: "Jakarta Utara",
  };
}
