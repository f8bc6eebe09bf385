import { daysBetween } from "@/lib/platform/calendar/period";
import type { EmployeeStatus, PrincipalStatus } from "../../../enums/manning";
import type { ApprovalPolicy } from "../../../enums/vessels";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import type { Random } from "../random";
import type { Berth } from "./vessels/berths";
import { plannings, type Relief } from "./vessels/scripted-berths";
import { principals } from "./vessels/principals";
import type { Member, Rotor } from "./rotation";

export type Proposal = {
  berth: Berth;
  member: Member;
  slot: "next" | "next-but-one";
  from: string;
  until: string;
  months: number;
  principalStatus: PrincipalStatus;
  employeeStatus: EmployeeStatus;
  overlapReason: string | null;
  rejectionReason: string | null;
};
type Answer = Relief["answer"];

const officers =
  /^(master|chief-officer|second-officer|third-officer|chief-engineer|second-engineer|third-engineer|fourth-engineer)$/;
const policies = new Map<string, ApprovalPolicy>(principals.map(({ key, approvalPolicy }) => [key, approvalPolicy]));

/** The principal of the berth's vessel approves who joins. */
export function asksPrincipal({ vessel, rank }: Berth): boolean {
  const policy = policies.get(vessel.principal);
  return policy === "all" || (policy === "officers" && officers.test(rank));
}

const rejections = {
  principal: "No time on towing vessels of this bollard pull; please propose somebody with river experience.",
  employee: "Family matter at home, asks to join a later vessel.",
};

function approvalsOf(
  berth: Berth,
  answer: Answer,
): Pick<Proposal, "principalStatus" | "employeeStatus" | "rejectionReason"> {
  const agreed: PrincipalStatus = asksPrincipal(berth) ? "Confirmed" : "NotRequired";
  if (answer === "confirmed") return { principalStatus: agreed, employeeStatus: "Confirmed", rejectionReason: null };
  if (answer === "principal-rejected")
    return { principalStatus: "Rejected", employeeStatus: "Pending", rejectionReason: rejections.principal };
  if (answer === "employee-rejected")
    return { principalStatus: agreed, employeeStatus: "Rejected", rejectionReason: rejections.employee };
  return {
    principalStatus: answer === "principal-pending" && agreed === "Confirmed" ? "Pending" : agreed,
    employeeStatus: "Pending",
    rejectionReason: null,
  };
}

/** Find a reliever for each sign-off within a month, or within the whole horizon where everything is planned. */
const isUrgent = ({ vessel }: Pick<Berth, "vessel">, days: number) =>
  days <= (plannings[vessel.name] === "planned" ? 95 : 33);

/** What the planning of an ordinary berth has reached, by the days until the sign-off. */
function usualAnswer(random: Random, { vessel }: Berth, days: number): Answer {
  if (isUrgent({ vessel }, days)) return "confirmed";
  if (plannings[vessel.name] === "planned") return "nobody";
  if (days <= 95)
    return random.pick<Answer>(["confirmed", "confirmed", "principal-pending", "employee-pending", "nobody"]);
  return days <= 130 && random.chance(0.15) ? "confirmed" : "nobody";
}

/** Choose relievers for the berths; hire new people where the pool has none. */
export function* reliefsOf(random: Random, rotor: Rotor, berths: Berth[], today: string): Generator<Proposal> {
  for (const berth of berths) {
    const present = rotor.current.get(berth);
    const off = present?.until ?? addDays(today, berth.ending?.kind === "empty" ? -berth.ending.sinceDaysAgo : 0);
    const days = daysBetween(today, off);
    const {
      answer,
      gapDays,
      overlapReason = null,
      returns,
    } = berth.relief ?? { answer: usualAnswer(random, berth, days) };
    if (answer === "nobody") continue;
    const wanted = addDays(off, gapDays ?? (random.chance(0.15) ? random.int(6, 14) : 0));
    const from = wanted > today ? wanted : addDays(today, random.int(2, 8));
    const ashore = rotor.takeAshore(berth.pool, from);
    if (!ashore && !berth.relief && !isUrgent(berth, days) && random.chance(0.6)) continue;
    const member = ashore ?? rotor.hire(berth, addDays(today, -random.int(6, 28)));
    const months = berth.divisionId === 1 ? random.int(5, 6) : random.int(7, 8);
    const until = addMonths(from, months);
    yield { berth, member, slot: "next", from, until, months, ...approvalsOf(berth, answer), overlapReason };
    if (!present || !returns) continue;
    const back = { from: until, until: addMonths(until, months), months };
    yield {
      berth,
      member: present.member,
      slot: "next-but-one",
      ...back,
      ...approvalsOf(berth, "principal-pending"),
      overlapReason: null,
    };
  }
}
