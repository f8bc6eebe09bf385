import { dayOf } from "@/lib/platform/calendar/dates";
import { currentEdition } from "./kept-edition.rules";

type Kept = { edition: string; until: number; answer: Promise<unknown> };
const answers = new Map<string, Kept>();

const mostKept = 500;
/** What an answer names besides openings, such as a rank, may be renamed without another edition. */
const keptMilliseconds = 60_000;

/**
 * What the public is told of the openings is read once for everybody who asks the same, until an opening is changed, the day ends
 * or a minute is over. Asked for before the edition was heard it is read each time.
 * @param name everything the answer depends on besides the openings and the day
 */
export function keptInEdition<T>(name: string, now: Date, ask: () => Promise<T>): Promise<T> {
  const edition = currentEdition();
  if (!edition?.startsWith(dayOf(now))) return ask();
  const known = answers.get(name);
  // Kept under this name by this function alone.
  if (known?.edition === edition && known.until > now.getTime()) return known.answer as Promise<T>;
  const answer = ask();
  if (answers.size >= mostKept) answers.clear();
  answers.set(name, { edition, until: now.getTime() + keptMilliseconds, answer });
  answer.catch(() => answers.delete(name));
  return answer;
}
