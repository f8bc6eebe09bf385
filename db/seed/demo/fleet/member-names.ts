import { ethnicGroups, type EthnicGroup } from "../applicants/ethnic-groups";
import type { Random } from "../random";

const shares: Record<string, number> = {
  Javanese: 6,
  Sundanese: 2,
  Batak: 2,
  "Bugis and Makassarese": 3,
  Minangkabau: 2,
  Minahasan: 2,
  "Moluccan and Papuan": 2,
  Balinese: 1,
};
const drawn = ethnicGroups.flatMap((people) => Array.from({ length: shares[people.name] ?? 1 }, () => people));

export const peopleFor = (random: Random): EthnicGroup => random.pick(drawn);

/** Choose an unused name of two or three parts. */
export function memberName(
  random: Random,
  people: EthnicGroup,
  sex: "Male" | "Female",
  usedNames: ReadonlySet<string>,
): string {
  const given = sex === "Male" ? people.male : people.female;
  for (;;) {
    const [first = "", second = ""] = random.shuffled(given);
    const name = `${first} ${random.chance(0.3) ? `${second} ` : ""}${random.pick(people.family)}`;
    if (!usedNames.has(name)) return name;
  }
}
