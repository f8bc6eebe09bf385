import { daysBetween } from "@/lib/platform/calendar/period";
import type { CrewStatus } from "../../../enums/crew";
import type { RegistrationContent } from "@/lib/features/applicants/registration/content.schema";
import { addDays } from "@/lib/platform/calendar/dates";
import type { OptionIds } from "../applicants/applications";
import { trainingsOf } from "../applicants/courses";
import { bankOf, careerDatesOf, seafarerCode } from "../applicants/career-dates";
import { personalOf, personIdentityOf } from "../applicants/person";
import type { Story } from "../applicants/applicant-plan";
import { randomFrom, type Random } from "../random";
import { educationOf } from "../applicants/education";
import { accounts } from "../users";
import { seaServicesOf } from "../applicants/voyages";
import {
  certificatesOf,
  medicalsOf,
  travelDocumentsOf,
  type Holder,
  type CertificateRecord,
  type MedicalRecord,
  type DocumentState,
  type TravelDocumentRecord,
} from "./crew-certificates";
import { foreigners } from "./foreigners";
import { memberName, peopleFor } from "./member-names";
import type { FleetPost, Posts } from "./ranks-on-vessel-types";
import type { SuitabilityCase } from "./suitability-cases";
import type { Proposal } from "./reliefs";
import type { Member, Stint } from "./rotation";

type Content = RegistrationContent;
export type Seafarer = {
  serial: number;
  divisionId: number;
  post: FleetPost;
  /** Registration data of a person hired through the pipeline. */
  registered: { applicantId: number; employmentTypeId: number; scans: Map<string, string> } | null;
  who: string | null;
  joinedOn: string;
  resignedOn: string | null;
  stints: Stint[];
  present: Stint | null;
  status: CrewStatus;
  case: SuitabilityCase | null;
  headscarf: boolean;
  personal: Content["personal"];
  trainings: Content["training"]["trainings"];
  seaServices: Content["training"]["seaServices"];
  bank: Content["bank"];
  certificates: CertificateRecord[];
  travelDocuments: TravelDocumentRecord[];
  medicals: MedicalRecord[];
};
type Crewing = {
  today: string;
  posts: Posts;
  optionId: OptionIds;
  plans: Map<Member, Proposal>;
  cases: Map<Member, SuitabilityCase>;
  takenNames: string[];
};

const firstSerial = 300_000;
/** Service with other companies that people bother to write down. */
const maxServices = 8;

function stateOf(
  random: Random,
  present: Stint | null,
  planned: Proposal | undefined,
  resigned: boolean,
): DocumentState {
  const share = (good: number, renewal: number, expired: number): DocumentState => {
    const drawn = random.int(1, 100);
    if (drawn <= good) return "completed";
    return drawn <= good + renewal ? "renewal" : drawn <= good + renewal + expired ? "expired" : "missing";
  };
  if (present) return share(79, 15, 6);
  if (planned?.employeeStatus === "Confirmed") return share(86, 14, 0);
  if (planned) return share(65, 15, 10);
  return resigned ? share(35, 0, 65) : share(30, 24, 26);
}

function storyOf(random: Random, member: Member, present: Stint | null, taken: ReadonlySet<string>): Story {
  const [, , firstName = "", lastName = ""] = accounts.find(([name]) => name === member.who) ?? [];
  if (member.who) return { fullName: `${firstName} ${lastName}`, sex: "Male", people: accountPeoples[member.who] };
  const foreigner = present && foreigners[present.berth.key];
  if (foreigner) return foreigner;
  const people = peopleFor(random);
  const sex = random.chance(0.06) ? "Female" : "Male";
  const fullName = memberName(random, people, sex, taken);
  const isVeteran = seniorRanks.test(member.first.rank) && random.chance(0.3);
  return { fullName, sex, people: people.name, careerYears: isVeteran ? random.int(20, 30) : undefined };
}

const seniorRanks = /^(master|chief-engineer|bosun|pumpman|fitter|chief-cook|cook)$/;
const accountPeoples: Record<string, string> = {
  crewmarine: "Moluccan and Papuan",
  "crewmarine-crew": "Sundanese",
  crewtanker: "Javanese",
  "crewtanker-head": "Minangkabau",
};

function statusOf(member: Member, present: Stint | null, registerCase: SuitabilityCase | undefined): CrewStatus {
  if (present) return "on-board";
  if (member.resignedOn) return "resigned";
  return registerCase?.isBarred ? "blacklist" : "off-board";
}

function seafarerOf(
  member: Member,
  serial: number,
  { today, posts, optionId, plans, cases }: Crewing,
  taken: ReadonlySet<string>,
): Seafarer {
  const random = randomFrom(serial * 2_246_822_519);
  const present = member.stints.find(({ left }) => left === null) ?? null;
  const planned = plans.get(member);
  const berth = present?.berth ?? member.stints.at(-1)?.berth ?? planned?.berth ?? member.first;
  const post = posts(berth.divisionId, berth.rank, berth.vessel.type);
  const story = storyOf(random, member, present, taken);
  const plan = { opening: "", stage: "new", registeredDaysAgo: 0, story } as const;
  const life = careerDatesOf(random, post, story, member.joinedOn);
  const identity = personIdentityOf(random, plan, life.age, member.joinedOn, taken);
  const numbers = {
    seafarerCode: seafarerCode(serial, life.seaSince),
    seamanBookNumber: `${random.pick(["E", "F", "G", "H"])}${random.digits(6)}`,
    passport: story.abroad?.passport ?? `${random.pick(["C", "E"])}${random.digits(7)}`,
  };
  const schooling = {
    graduationYear: life.graduationYear,
    thisYear: Number(member.joinedOn.slice(0, 4)),
    town: identity.town,
  };
  const educationHistory = [...educationOf(random, post.position, plan, schooling)];
  const served = seaServicesOf(random, post, plan, { ...life, today: member.joinedOn });
  const licensedBy =
    served.filter(({ position }) => position === served[0]?.position).at(-1)?.onBoard ?? member.joinedOn;
  const horizon =
    [present?.until, planned?.until, today]
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1) ?? today;
  const state = stateOf(random, present, planned, member.resignedOn !== null);
  const sparedDays = planned?.employeeStatus === "Confirmed" ? daysBetween(today, planned.from) : 0;
  const bearer: Holder = { ...numbers, seaSince: life.seaSince, licensedBy, state, today, horizon, sparedDays };
  const personal = personalOf(
    random,
    identity,
    plan,
    { ...numbers, age: life.age, serial, educationHistory },
    optionId,
  );
  const registerCase = cases.get(member);
  return {
    serial,
    divisionId: berth.divisionId,
    post,
    registered: null,
    who: member.who,
    joinedOn: member.joinedOn,
    resignedOn: member.resignedOn,
    stints: member.stints,
    present,
    status: statusOf(member, present, registerCase),
    case: registerCase ?? null,
    headscarf: identity.sex === "Female" && personal.religion === optionId("religion", "Islam"),
    personal,
    trainings: trainingsOf(
      random,
      post.position,
      member.joinedOn > addDays(today, -400) ? member.joinedOn : addDays(today, -120),
    ),
    seaServices: served.slice(0, maxServices),
    bank: bankOf(random, identity.fullName),
    certificates: certificatesOf(random, post.certificates, bearer),
    travelDocuments: travelDocumentsOf(random, bearer),
    medicals: medicalsOf(random, bearer),
  };
}

/** Create all present and former employees, deterministic for a day and with unique names. */
export function* seafarersOf(members: Member[], crewing: Crewing): Generator<Seafarer> {
  const taken = new Set<string>([...crewing.takenNames, ...accounts.map(([, , first, last]) => `${first} ${last}`)]);
  for (const [index, member] of members.entries()) {
    const next = seafarerOf(member, firstSerial + index, crewing, taken);
    taken.add(next.personal.fullName);
    yield next;
  }
}
