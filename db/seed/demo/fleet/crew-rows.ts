import type { InferInsertModel } from "drizzle-orm";
import { daysBetween } from "@/lib/platform/calendar/period";
import { blindIndex } from "../../../encryption";
import type { crew } from "../../../schema/crew";
import { bodyMassIndex } from "@/lib/features/applicants/registration/rules";
import { addDays } from "@/lib/platform/calendar/dates";
import { atHour } from "../calendar";
import { randomFrom } from "../random";
import type { Seafarer } from "./seafarers";

/** What a person's rows need to know besides the person. */
export type Berthed = {
  id: number;
  employeeNumber: string;
  statusSince: string;
  vesselId: number | null;
  lastVesselId: number | null;
  /** Stored scans, by what they show. */
  scans: Map<string, string>;
  lookup: (kind: "employment-type" | "ptkp", name: string) => number;
  office: (office: string) => number | null;
  now: Date;
};

const seniorRanks = /master|chief-officer|chief-engineer|second-engineer/;
const relations = ["Spouse", "Spouse", "Parent", "Sibling"];

function terms(
  { post, personal, serial, joinedOn, registered }: Seafarer,
  { lookup, now }: Berthed,
  isMarried: boolean,
) {
  const random = randomFrom(serial);
  const yearsServed = daysBetween(joinedOn, now.toISOString().slice(0, 10)) / 365;
  const isPermanent = seniorRanks.test(post.position.key) ? random.chance(0.55) : yearsServed > 4 && random.chance(0.3);
  const employment = post.position.isCadet ? "Cadet" : isPermanent ? "Permanent" : "Contract";
  const isAbroad = personal.crewOrigin === "WNA";
  return {
    employmentTypeId: registered?.employmentTypeId ?? lookup("employment-type", employment),
    ptkpId: isAbroad ? null : lookup("ptkp", isMarried ? `K/${random.int(0, 3)}` : "TK/0"),
    nextOfKinRelation: isMarried ? random.pick(relations) : "Parent",
  };
}

const resignations = [
  ["voluntary", "Found work with another company closer to home."],
  ["voluntary", "Higher wage offered abroad."],
  ["contract-end-no-return", "Did not answer the call after leave."],
  ["unavoidable", "Retired from the sea."],
  ["voluntary", "Takes a post ashore at a port authority."],
] as const;

/** Reasons for resignation; a cadet's training is over. */
export function resignationOf({ serial, post }: Pick<Seafarer, "serial" | "post">) {
  const [resignationClass, reason] = resignations[serial % resignations.length] ?? resignations[0];
  return post.position.isCadet
    ? { resignationClass: "contract-end-no-return" as const, reason: "Sea training completed, back to the academy." }
    : { resignationClass, reason };
}

export function crewRow(seafarer: Seafarer, berthed: Berthed, marriedId: number): InferInsertModel<typeof crew> {
  const { personal, post, present, status } = seafarer;
  const { emailAddress, phoneNumber, religion, maritalStatus, nationality, seafarerIdNumber, nextOfKin, ...others } =
    personal;
  const {
    photo: _photo,
    photoKtp: _ktp,
    photoPassport: _passport,
    passportId: _id,
    seamanBookNumber: _book,
    educationHistory: _educations,
    ...same
  } = others;
  const resigned = seafarer.resignedOn ? resignationOf(seafarer) : null;
  const createdAt = atHour(seafarer.joinedOn, 9);
  return {
    ...same,
    id: berthed.id,
    employeeNumber: berthed.employeeNumber,
    divisionId: seafarer.divisionId,
    positionId: post.positionId,
    vesselTypeId: post.vesselTypeId,
    ...terms(seafarer, berthed, maritalStatus === marriedId),
    email: emailAddress,
    phone: phoneNumber,
    religionId: religion,
    maritalStatusId: maritalStatus,
    nationalityId: nationality,
    seafarerCode: seafarerIdNumber,
    idNumberHash: same.idNumber ? blindIndex(same.idNumber) : null,
    bmi: bodyMassIndex(same.weight, same.height) ?? 0,
    nextOfKinName: nextOfKin.fullName,
    nextOfKinEmail: nextOfKin.emailAddress,
    nextOfKinPhone: nextOfKin.phoneNumber,
    nextOfKinAddress: nextOfKin.address,
    photoFileId: berthed.scans.get("photo") ?? null,
    applicantId: seafarer.registered?.applicantId ?? null,
    joinedOn: seafarer.joinedOn,
    status,
    statusSince: berthed.statusSince,
    vesselId: berthed.vesselId,
    lastVesselId: berthed.lastVesselId,
    plannedOffBoard: present?.until ?? null,
    resignedOn: seafarer.resignedOn,
    resignationClass: resigned?.resignationClass ?? null,
    resignationReason: resigned?.reason ?? null,
    createdAt,
    updatedAt: atHour(berthed.statusSince, 10),
    createdBy: berthed.office("staff"),
  };
}

export const educationRows = ({ personal, joinedOn }: Seafarer, { id, office }: Berthed) =>
  personal.educationHistory.map((entry) => ({
    ...entry,
    crewId: id,
    createdAt: atHour(joinedOn, 9),
    createdBy: office("staff"),
  }));

export const trainingRows = ({ trainings }: Seafarer, { id, office, now }: Berthed) =>
  trainings.map((entry) => {
    const at = atHour(addDays(entry.issued, 5), 11);
    return { ...entry, crewId: id, createdAt: at < now ? at : now, createdBy: office("pde") };
  });

export function bankRows({ bank, joinedOn }: Seafarer, { id, office }: Berthed) {
  const { bankName1: bankName, accountNumber1: accountNumber, accountName1: accountName } = bank;
  const written = { createdAt: atHour(joinedOn, 10), createdBy: office("finance"), confirmedBy: office("admin") };
  return [{ crewId: id, sequence: 1, bankName, accountNumber, accountName, ...written }];
}
