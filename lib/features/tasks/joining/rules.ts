import type { JoinerListRow } from "@/lib/features/preparation/joiners/queries";
import { dueDay, itemNames, openItems, type Items } from "@/lib/features/preparation/readiness.rules";
import { withDaysLeft } from "../facts/rules";
import type { MyJoining } from "./schema";

type Step = MyJoining["steps"][number];
type PreparationState = Pick<JoinerListRow, "lastMcu" | "lastPkl" | "medicals" | "person">;

/** List the steps before joining in order; open ones with a due date. */
export function stepsOf(
  { lastMcu, lastPkl, person }: PreparationState,
  items: Items,
  joining: string,
  today: string,
): Step[] {
  const open = openItems(items);
  const dates: Partial<Record<Step["item"], string | null>> = {
    certificates: person.firstExpiry,
    mcu: lastMcu?.scheduledOn ?? null,
    pkl: lastPkl?.date ?? null,
  };
  return itemNames.map((item) => ({
    item,
    status: items[item] ?? "-",
    isDone: !open.includes(item),
    date: dates[item] ?? null,
    by: open.includes(item) ? withDaysLeft("joining", dueDay(item, joining), today) : null,
  }));
}

type Waiting = {
  mcus: readonly { scheduledOn: string; clinic: string; clinicLocation: string | null; letterNumber: string }[];
  bjsts: readonly { startDate: string; endDate: string; place: string; letterNumber: string }[];
  joining: { day: string; port: string | null };
};

/** List the appointments, the next one first and the vessel last. */
export function appointmentsOf({ mcus, bjsts, joining }: Waiting, today: string): MyJoining["appointments"] {
  const of = (
    kind: "check-up" | "training" | "joining",
    day: string,
    more: { lastDay?: string; place: string | null; letterNumber?: string },
  ) => ({
    kind,
    ...withDaysLeft("joining", day, today),
    lastDay: more.lastDay ?? day,
    place: more.place,
    letterNumber: more.letterNumber ?? null,
  });
  return [
    ...mcus.map(({ scheduledOn, clinic, clinicLocation, letterNumber }) =>
      of("check-up", scheduledOn, { place: clinicLocation ? `${clinic}, ${clinicLocation}` : clinic, letterNumber }),
    ),
    ...bjsts.map(({ startDate, endDate, place, letterNumber }) =>
      of("training", startDate, { lastDay: endDate, place, letterNumber }),
    ),
    of("joining", joining.day, { place: joining.port }),
  ].sort((one, other) => one.day.localeCompare(other.day));
}

type JoiningDocuments = {
  schedule: { id: number; version: number } | null;
  travel: readonly { id: number; name: string; comment: string | null; fileId: string | null; version: number }[];
  agreement: { number: string; fileId: string } | null;
};

/** List the documents to open: the joining instruction once there is a schedule, tickets with a file, the agreement. */
export function documentsOf({ schedule, travel, agreement }: JoiningDocuments): MyJoining["documents"] {
  const edition = [schedule?.version, ...travel.map(({ id, version }) => `${id}.${version}`)].join("-");
  return [
    ...(schedule ? [{ kind: "instruction" as const, key: "instruction", title: "", comment: null, edition }] : []),
    ...travel
      .filter(({ fileId }) => fileId !== null)
      .map(({ id, name, comment, version }) => ({
        kind: "travel" as const,
        key: `travel-${id}`,
        title: name,
        comment,
        edition: String(version),
      })),
    ...(agreement
      ? [
          {
            kind: "agreement" as const,
            key: "agreement",
            title: agreement.number,
            comment: null,
            edition: agreement.fileId.slice(0, 8),
          },
        ]
      : []),
  ];
}
