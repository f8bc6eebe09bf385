import { addYears } from "@/lib/platform/calendar/dates";
import type { RegistrationContent } from "@/lib/features/applicants/registration/content.schema";
import { streets } from "../../reference/names";
import type { OptionIds } from "./applications";
import { fileValue } from "../file-value";
import { ethnicGroups, type EthnicGroup } from "./ethnic-groups";
import type { ApplicantPlan } from "./applicant-plan";
import type { Random } from "../random";

type Personal = RegistrationContent["personal"];
type PersonIdentity = {
  people: EthnicGroup;
  town: string;
  regionCode: string;
  sex: "Male" | "Female";
  fullName: string;
  dateOfBirth: string;
};

const maxDraws = 12;

/** Choose an unused name, unless the region has none left. */
function nameOf(random: Random, people: EthnicGroup, sex: "Male" | "Female", taken: ReadonlySet<string>) {
  const draw = () => `${random.pick(sex === "Male" ? people.male : people.female)} ${random.pick(people.family)}`;
  let name = draw();
  for (let draws = 1; taken.has(name) && draws < maxDraws; draws++) name = draw();
  return name;
}

/** An applicant: a name of the region, and a birth date for the given age. */
export function personIdentityOf(
  random: Random,
  plan: ApplicantPlan,
  age: number,
  today: string,
  taken: ReadonlySet<string>,
): PersonIdentity {
  const { story } = plan;
  const people = ethnicGroups.find(({ name }) => name === story?.people) ?? random.pick(ethnicGroups);
  const [town, regionCode] = people.towns.find(([city]) => city === story?.town) ?? random.pick(people.towns);
  const sex = story?.sex ?? (random.chance(0.07) ? "Female" : "Male");
  const birthday = addYears(today, -age);
  const dateOfBirth = new Date(Date.parse(birthday) - random.int(5, 350) * 86_400_000).toISOString().slice(0, 10);
  return {
    people,
    town,
    regionCode,
    sex,
    fullName: story?.fullName ?? nameOf(random, people, sex, taken),
    dateOfBirth,
  };
}

/** Region, birth date with 40 added to a woman's day, and a running number. */
function nikOf(random: Random, { regionCode, dateOfBirth, sex }: PersonIdentity, serial: number): string {
  const [year = "", month = "", day = ""] = dateOfBirth.split("-");
  const marked = String(Number(day) + (sex === "Female" ? 40 : 0)).padStart(2, "0");
  return `${regionCode}${String(random.int(1, 12)).padStart(2, "0")}${marked}${month}${year.slice(2)}${String(1 + (serial % 9_999)).padStart(4, "0")}`;
}

const addressOf = (random: Random, town: string) =>
  `${random.pick(streets)} No. ${random.int(1, 180)}, RT ${String(random.int(1, 12)).padStart(3, "0")}/RW ${String(random.int(1, 9)).padStart(3, "0")}, ${town}`;

const phoneOf = (serial: number) => `+62812${String(serial).padStart(8, "0")}`;

function measures(random: Random, sex: "Male" | "Female") {
  const height = sex === "Male" ? random.int(162, 182) : random.int(154, 170);
  const weight = Math.round((random.int(200, 271) / 10) * (height / 100) ** 2);
  const size = height + weight > 250 ? "XL" : height + weight > 236 ? "L" : height + weight > 215 ? "M" : "S";
  const trousers =
    (["31", "32", "33", "34", "35", "36", "37", "38"] as const)[
      Math.min(7, Math.max(0, Math.round((weight - 50) / 5)))
    ] ?? "33";
  const shoes =
    (["UK 6", "UK 7", "UK 8", "UK 9", "UK 10"] as const)[Math.min(4, Math.max(0, Math.round((height - 158) / 5)))] ??
    "UK 8";
  return {
    height,
    weight,
    safetyShoesSize: shoes,
    trousersSize: trousers,
    coverallSize: size,
    shirtSize: size,
  } as const;
}

type Facts = {
  age: number;
  seafarerCode: string;
  seamanBookNumber: string;
  passport: string | null;
  serial: number;
  educationHistory: Personal["educationHistory"];
};

/** The first step of the wizard. The serial makes e-mail address and phone number unlike anyone else's. */
export function personalOf(
  random: Random,
  identity: PersonIdentity,
  plan: ApplicantPlan,
  facts: Facts,
  optionId: OptionIds,
): Personal {
  const abroad = plan.story?.abroad;
  const { fullName, sex, town, people } = identity;
  const idNumber = abroad ? null : nikOf(random, identity, facts.serial);
  const slug = fullName.toLowerCase().replace(/[^a-z]+/g, ".");
  const relative = `${random.pick(sex === "Male" && facts.age > 24 ? people.female : people.male)} ${fullName.split(" ").slice(1).join(" ")}`;
  const address = abroad?.address ?? addressOf(random, town);
  const national = (digits: number, share: number) => (abroad || !random.chance(share) ? null : random.digits(digits));
  return {
    crewOrigin: abroad ? "WNA" : "WNI",
    fullName,
    familyName: null,
    givenNames: null,
    sex,
    birthPlace: abroad?.birthPlace ?? town,
    dateOfBirth: identity.dateOfBirth,
    religion: optionId("religion", abroad?.religion ?? random.pick(people.religions)),
    maritalStatus: optionId("marital-status", facts.age < 24 || random.chance(0.15) ? "Single" : "Married"),
    nationality: optionId("nationality", abroad?.nationality ?? "Indonesian"),
    photo: fileValue(random, "photo.jpg"),
    photoKtp: abroad ? null : fileValue(random, "ktp.jpg"),
    photoPassport: facts.passport ? fileValue(random, "passport.jpg") : null,
    idNumber,
    kkNumber: idNumber && `${idNumber.slice(0, 6)}${random.digits(6)}${String(random.int(1, 60)).padStart(4, "0")}`,
    npwpNumber: idNumber && facts.age > 20 && random.chance(0.7) ? idNumber : null,
    bpjsKesehatanNumber: national(13, 0.8)?.replace(/^.../, "000") ?? null,
    bpjsKetenagakerjaanNumber: facts.age > 20 ? national(11, 0.6) : null,
    seafarerIdNumber: facts.seafarerCode,
    seamanBookNumber: facts.seamanBookNumber,
    passportId: facts.passport,
    emailAddress: `${slug}.${facts.serial}@example.${random.pick(["com", "org"])}`,
    phoneNumber: abroad?.phone ?? phoneOf(facts.serial),
    address,
    nextOfKin: {
      fullName: relative,
      emailAddress: random.chance(0.3) ? `keluarga.${slug}.${facts.serial}@example.org` : null,
      phoneNumber: abroad ? abroad.phone.replace(/.$/, "9") : phoneOf(50_000_000 + facts.serial),
      address,
    },
    ...measures(random, sex),
    educationHistory: facts.educationHistory,
  };
}
