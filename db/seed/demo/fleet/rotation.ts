import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { Random } from "../random";
import type { Berth } from "./vessels/berths";

/** An assignment to a berth. Days are yyyy-MM-dd. until: planned off-board. left: the day of check-out. */
export type Stint = {
  berth: Berth;
  member: Member;
  from: string;
  until: string;
  originalUntil: string | null;
  months: number;
  left: string | null;
  handoverSince: string | null;
};
export type Member = {
  pool: string;
  /** The berth one was first taken on for. */
  first: Berth;
  joinedOn: string;
  /** Name of the demo account. */
  who: string | null;
  stints: Stint[];
  /** First day after leave. */
  freeFrom: string;
  resignedOn: string | null;
};

const daysOfHistory = 620;
/** The company's register starts here, before the first assignments. Earlier employees were imported. */
export const importedDaysAgo = 940;
const maxWaitDays = 14;
/** A reliever who is free this soon is waited for, on board. */
const overstayDays = 48;
/** A stint that would end this near to a scripted sign-on ends with it. */
const cutWithinDays = 45;
const settledDays = 3;
const resignChance = 0.025;

const monthsOf = (random: Random, { divisionId, rank }: Berth) => {
  if (rank.endsWith("cadet")) return random.int(8, 9);
  const isOfficer = /master|officer|engineer/.test(rank);
  return divisionId === 1 ? random.int(5, 7) : isOfficer ? random.int(6, 8) : random.int(7, 9);
};
const leaveOf = (random: Random, { divisionId }: Berth) => (divisionId === 1 ? random.int(30, 46) : random.int(40, 62));
const isCadet = ({ rank }: Berth) => rank.endsWith("cadet");
const isJunior = ({ rank }: Berth) => /^(third-officer|fourth-engineer|ordinary-seaman|wiper|mess-boy)$/.test(rank);
const wholeMonths = (from: string, to: string) => Math.max(1, Math.round(daysBetween(from, to) / 30.44));

/** Simulate the past twenty months of all berths: sign-ons, sign-offs and the present crew. Deterministic for a day. */
export class Rotor {
  readonly members: Member[] = [];
  readonly stints: Stint[] = [];
  readonly current = new Map<Berth, Stint>();
  readonly ashore = new Map<string, Member[]>();

  constructor(
    private readonly random: Random,
    private readonly today: string,
  ) {}

  /** Hire a new person. */
  hire(berth: Berth, joinedOn: string): Member {
    const member: Member = {
      pool: berth.pool,
      first: berth,
      joinedOn,
      who: null,
      stints: [],
      freeFrom: joinedOn,
      resignedOn: null,
    };
    this.members.push(member);
    return member;
  }

  /** Choose the person of the pool who has been ashore longest, if free by then. */
  takeAshore(pool: string, by: string): Member | null {
    const waiting = this.ashore.get(pool) ?? [];
    const first = waiting
      .filter(({ freeFrom }) => freeFrom <= by)
      .sort((one, other) => one.freeFrom.localeCompare(other.freeFrom))[0];
    if (!first) return null;
    this.ashore.set(
      pool,
      waiting.filter((member) => member !== first),
    );
    return first;
  }

  sail(berths: Berth[]) {
    for (const berth of berths) this.start(berth);
    for (let due = this.nextDue(); due; due = this.nextDue()) this.relieve(due);
  }

  private start(berth: Berth) {
    const length = Math.round(monthsOf(this.random, berth) * 30.44);
    const from = addDays(this.today, -daysOfHistory - this.random.int(0, length - 20));
    const employedDays = isCadet(berth) ? 10 : isJunior(berth) ? this.random.int(10, 500) : this.random.int(40, 2_600);
    this.board(berth, this.hire(berth, addDays(from, -employedDays)), from);
  }

  /** The present stint that ends first, if it ended. */
  private nextDue(): Stint | undefined {
    let due: Stint | undefined;
    for (const stint of this.current.values()) if (stint.left && (!due?.left || stint.left < due.left)) due = stint;
    return due;
  }

  private board(berth: Berth, member: Member, from: string) {
    const months = monthsOf(this.random, berth);
    const stint: Stint = {
      berth,
      member,
      from,
      until: addMonths(from, months),
      originalUntil: null,
      months,
      left: null,
      handoverSince: null,
    };
    this.settleEnd(stint);
    this.add(stint);
  }

  private add(stint: Stint) {
    this.current.set(stint.berth, stint);
    this.stints.push(stint);
    stint.member.stints.push(stint);
  }

  /** Set the end of an assignment: some days around the plan, or as scripted. No sign-offs in the last few days. */
  private settleEnd(stint: Stint) {
    const scripted = this.scriptedDay(stint.berth);
    const left = addDays(stint.until, this.random.int(-7, 10));
    if (scripted && left > addDays(scripted, -cutWithinDays)) {
      stint.left = scripted;
      stint.until = addDays(scripted, this.random.int(-5, 6));
      stint.months = wholeMonths(stint.from, stint.until);
    } else if (left <= addDays(this.today, -settledDays)) stint.left = left;
    else if (stint.until < addDays(this.today, settledDays))
      stint.until = addDays(this.today, this.random.int(settledDays, 9));
  }

  private scriptedDay({ ending }: Berth): string | null {
    if (!ending) return null;
    return addDays(this.today, -(ending.kind === "empty" ? ending.sinceDaysAgo : ending.joinedDaysAgo));
  }

  private relieve(leaving: Stint) {
    const { berth, left } = leaving;
    if (!left) return;
    const scripted = this.scriptedDay(berth);
    const isScripted = left === scripted;
    const waitedUntil = isScripted ? null : this.nextFree(leaving, left, scripted);
    if (waitedUntil) {
      leaving.left = waitedUntil;
      return;
    }
    if (isScripted && berth.ending?.kind === "handover") {
      leaving.left = null;
      leaving.handoverSince = left;
      leaving.until = addDays(this.today, 1);
    } else this.release(leaving, left);
    this.current.delete(berth);
    if (isScripted) this.boardAsScripted(berth, left);
    else this.boardRelief(berth, left);
  }

  /** Return the day the next suitable person is free, when none is free before. */
  private nextFree({ berth, until }: Stint, left: string, scripted: string | null): string | null {
    const first = (this.ashore.get(berth.pool) ?? []).map(({ freeFrom }) => freeFrom).sort()[0];
    if (!first || first <= addDays(left, maxWaitDays) || first > addDays(until, overstayDays)) return null;
    const isTooLate =
      first > addDays(this.today, -settledDays) || (scripted !== null && first > addDays(scripted, -cutWithinDays));
    return isTooLate ? null : first;
  }

  private boardAsScripted(berth: Berth, from: string) {
    const { ending } = berth;
    if (!ending || ending.kind === "empty") return;
    const member = this.takeAshore(berth.pool, from) ?? this.hire(berth, addDays(from, -this.random.int(9, 30)));
    if (ending.kind === "on-board") member.who = ending.who ?? null;
    const until = addDays(this.today, ending.leavesInDays);
    const originalUntil =
      ending.kind === "on-board" && ending.extendedFrom !== undefined ? addDays(this.today, ending.extendedFrom) : null;
    this.add({
      berth,
      member,
      from,
      until,
      originalUntil,
      months: wholeMonths(from, originalUntil ?? until),
      left: null,
      handoverSince: null,
    });
  }

  private boardRelief(berth: Berth, left: string) {
    const latest = addDays(left, maxWaitDays);
    const available = this.takeAshore(berth.pool, latest < this.today ? latest : this.today);
    const usual = addDays(left, this.random.int(-1, 1));
    const from = available && available.freeFrom > usual ? available.freeFrom : usual;
    this.board(berth, available ?? this.hire(berth, addDays(from, -this.random.int(6, 30))), from);
  }

  private release({ member, berth }: Stint, left: string) {
    member.freeFrom = addDays(left, leaveOf(this.random, berth));
    const resignedOn = addDays(left, this.random.int(12, 50));
    const resigns = isCadet(berth) || this.random.chance(resignChance);
    if (resigns && resignedOn < addDays(this.today, -2)) member.resignedOn = resignedOn;
    else this.ashore.set(member.pool, [...(this.ashore.get(member.pool) ?? []), member]);
  }
}

export function rotate(random: Random, berths: Berth[], today: string): Rotor {
  const rotor = new Rotor(random, today);
  rotor.sail(berths);
  return rotor;
}
