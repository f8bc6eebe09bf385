import { eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { formatDate } from "@/lib/platform/calendar/dates";
import { AppError, notFound } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import {
  asFieldErrors,
  isConflict,
  describeProblems,
  slotKeyOf,
  type OpenProblem,
  type DescribedBlock,
  type DescribedProblem,
} from "./problem.rules";
import type { Problem } from "./slots.rules";

type Reader = { db: Executor; actor: Actor; locale: Locale };

const numbersOf = (problems: readonly Problem[], name: "crewId" | "seatId") => {
  const idValues = problems.flatMap(({ values, overlaps = [] }) => [
    values[name],
    ...overlaps.map((overlap) => overlap[name]),
  ]);
  return [...new Set(idValues.filter((value) => typeof value === "number"))];
};

/** Return people's names. Stopped records are unnamed for users who may not see them. product 5.20 */
async function peopleOf({ db, actor, locale }: Reader, ids: number[]) {
  const rows =
    ids.length > 0
      ? await db
          .select({ id: crew.id, name: crew.fullName, isShown: sql<boolean>`${hideStopped(actor) ?? sql`true`}` })
          .from(crew)
          .where(anyOf(crew.id, ids))
      : [];
  const unnamedPerson = translator(locale)("manning.anotherSeafarer");
  return new Map(rows.map(({ id, name, isShown }) => [id, isShown ? name : unnamedPerson]));
}

async function seatsOf(db: Executor, ids: number[], locale: Locale) {
  if (ids.length === 0) return new Map<number, { vessel: string; position: string }>();
  const rows = await db
    .select({
      id: seats.id,
      vessel: vessels.name,
      position: inLanguage(locale, { en: positions.nameEn, id: positions.name }),
    })
    .from(seats)
    .innerJoin(vessels, eq(vessels.id, seats.vesselId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .where(anyOf(seats.id, ids));
  return new Map(rows.map(({ id, vessel, position }) => [id, { vessel, position }]));
}

async function describedProblems(
  reader: Reader,
  problems: readonly Problem[],
  blocks: readonly DescribedBlock[],
): Promise<DescribedProblem[]> {
  const { db, locale } = reader;
  const t = translator(locale);
  const format = {
    date: (day: string) => formatDate(day, locale),
    slot: (name: string) => t(`manning.slots.${slotKeyOf(name)}`),
  };
  return describeProblems(problems, {
    people: await peopleOf(reader, numbersOf(problems, "crewId")),
    seats: await seatsOf(db, numbersOf(problems, "seatId"), locale),
    blocks,
    format,
  });
}

/** Describe the problems in the user's language, for a preview. */
export async function describeOpenProblems(
  reader: Reader,
  problems: readonly Problem[],
  blocks: readonly DescribedBlock[] = [],
): Promise<OpenProblem[]> {
  const t = translator(reader.locale);
  const described = await describedProblems(reader, problems, blocks);
  return described.map(({ code, hard, lines }) => ({
    code,
    hard,
    messages: lines.map(({ key, values }) => t(key, values)),
  }));
}

const codesOnWire: Record<string, string> = { overlap: "OVERLAP" };

/**
 * Build the refusal with every open problem, the first as message: conflict when changed meanwhile, else rule. Not on
 * the seat is not-found. D2 §4, product §0
 */
export async function refusalOf(
  reader: Reader,
  problems: readonly Problem[],
  blocks: readonly DescribedBlock[] = [],
): Promise<AppError> {
  const described = await describedProblems(reader, problems, blocks);
  const [first] = described;
  if (!first || first.code === "not-on-seat") return notFound("manning.notFound");
  return new AppError(
    isConflict(first.code) ? "conflict" : "rule",
    first.title.key,
    first.title.values,
    asFieldErrors(described),
    codesOnWire[first.code] ?? first.code,
  );
}
