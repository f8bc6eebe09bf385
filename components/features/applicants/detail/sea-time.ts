type Period = { onBoard: string; offBoard: string };
export type SeaTime = { years: number; months: number; days: number };

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Days on board, sign-on and sign-off included; days on two vessels count once. */
export function daysAtSea(periods: Period[]): number {
  const sorted = [...periods].sort((a, b) => a.onBoard.localeCompare(b.onBoard));
  let until = Number.NEGATIVE_INFINITY;
  let days = 0;
  for (const { onBoard, offBoard } of sorted) {
    const from = Math.max(dayNumber(onBoard), until + 1);
    const to = dayNumber(offBoard);
    if (to >= from) days += to - from + 1;
    until = Math.max(until, to);
  }
  return days;
}

/** Days as years of 365 and months of 30 days, the way sea service is stated. */
export function seaTimeOf(days: number): SeaTime {
  const rest = days % 365;
  return { years: Math.floor(days / 365), months: Math.floor(rest / 30), days: rest % 30 };
}
