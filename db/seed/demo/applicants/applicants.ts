import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import type { RegistrationContent } from "@/lib/features/applicants/registration/content.schema";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { vesselNames } from "../../reference/names";
import type { Application, OptionIds } from "./applications";
import { atHour } from "../calendar";
import { trainingsOf } from "./courses";
import { historyOf, type Assessment } from "./history";
import { bankOf, careerDatesOf, seafarerCode } from "./career-dates";
import { documentsOf } from "./documents";
import { personalOf, personIdentityOf } from "./person";
import type { ApplicantPlan } from "./applicant-plan";
import { randomFrom, type Random } from "../random";
import { educationOf } from "./education";
import { stageOf } from "./stages";
import { storyNames } from "./stories";
import { seaServicesOf } from "./voyages";

export type DemoApplicant = {
  application: Application;
  plan: ApplicantPlan;
  statusId: number;
  registeredAt: Date;
  language: "en" | "id";
  keepForOtherOpenings: boolean;
  headscarf: boolean;
  content: RegistrationContent;
  history: Assessment[];
};
export type GeneratorInputs = { applications: Map<string, Application>; optionId: OptionIds; now: Date };

const registeredAt = (random: Random, { registeredDaysAgo }: ApplicantPlan, now: Date) =>
  registeredDaysAgo < 1
    ? daysAfter(now, -registeredDaysAgo)
    : atHour(addDays(dayOf(now), -registeredDaysAgo), random.int(7 * 60, 22 * 60) / 60);

function applicant(
  random: Random,
  plan: ApplicantPlan,
  serial: number,
  application: Application,
  { optionId, now }: GeneratorInputs,
  usedNames: ReadonlySet<string>,
): DemoApplicant {
  const registered = registeredAt(random, plan, now);
  const today = dayOf(registered);
  const life = careerDatesOf(random, application, plan.story, today);
  const identity = personIdentityOf(random, plan, life.age, today, usedNames);
  const { position } = application;
  const foreign = plan.story?.abroad !== undefined;
  const numbers = {
    seafarerCode: seafarerCode(serial, life.seaSince),
    seamanBookNumber: `${random.pick(["E", "F", "G", "H"])}${random.digits(6)}`,
    passport:
      plan.story?.abroad?.passport ??
      (position.isCadet || random.chance(0.25) ? null : `${random.pick(["C", "E"])}${random.digits(7)}`),
  };
  const educationHistory = [
    ...educationOf(random, position, plan, {
      graduationYear: life.graduationYear,
      thisYear: Number(today.slice(0, 4)),
      town: identity.town,
    }),
  ];
  const seaServices = seaServicesOf(random, application, plan, { ...life, today });
  const licensedBy =
    seaServices.filter((service) => service.position === seaServices[0]?.position).at(-1)?.onBoard ?? today;
  const content = {
    personal: personalOf(random, identity, plan, { ...numbers, age: life.age, serial, educationHistory }, optionId),
    documents: documentsOf(random, application, plan, {
      ...numbers,
      today,
      seaSince: life.seaSince,
      licensedBy,
      foreign,
    }),
    training: { trainings: trainingsOf(random, position, today), seaServices },
    bank: bankOf(random, identity.fullName),
  };
  const vessel = random.pick(vesselNames);
  return {
    application,
    plan,
    statusId: stageOf(plan.stage).statusId,
    registeredAt: registered,
    language: plan.story?.language ?? (random.chance(0.2) ? "en" : "id"),
    keepForOtherOpenings: random.chance(0.6),
    headscarf: identity.sex === "Female" && content.personal.religion === optionId("religion", "Islam"),
    content,
    history: [
      ...historyOf(random, {
        fullName: identity.fullName,
        ship: vessel,
        position,
        plan,
        registeredAt: registered,
        now,
      }),
    ],
  };
}

/** One applicant for each plan, the same for the same day and serials. @param firstSerial above those already used */
export function* applicantsOf(
  plans: Iterable<ApplicantPlan>,
  world: GeneratorInputs,
  firstSerial = 1,
): Generator<DemoApplicant> {
  let serial = firstSerial;
  const usedNames = new Set<string>(storyNames);
  for (const plan of plans) {
    const application = world.applications.get(plan.opening);
    if (!application) throw new Error(`The demo names an unknown opening ${plan.opening}`);
    const next = applicant(randomFrom(serial * 2_654_435), plan, serial, application, world, usedNames);
    usedNames.add(next.content.personal.fullName);
    yield next;
    serial += 1;
  }
}
