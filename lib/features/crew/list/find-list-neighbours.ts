import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { suitabilityEntries } from "@/db/schema/suitability";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { pageOfEntries } from "./blacklist.queries";
import { isFiltered, matching, onTab, pageOfCrew } from "./queries";
import { visibleTo } from "../queries";
import { crewRecordId, downloadBlacklistInput, downloadCrewInput } from "../schema";
import { listSight, withinSight } from "../sight.rules";
import { numeric } from "@/lib/platform/validation";

const place = { employeeId: crewRecordId, at: numeric(z.number().int().min(0).max(1_000_000)) };
const neighboursInput = z.discriminatedUnion("list", [
  z.object({ ...place, list: z.literal("crew"), asked: downloadCrewInput }),
  z.object({ ...place, list: z.literal("register"), asked: downloadBlacklistInput }),
]);
const neighbour = z.object({ employeeId: z.number(), at: z.number() }).nullable();

/**
 * Find the previous and next person of a position in the crew list or register, under the same keyword, filters and
 * order. If the person left the list, the next one has taken the position. product 5.11 @throws forbidden
 */
export const findListNeighbours = read({
  name: "crew.find-list-neighbours",
  access: "crew:list",
  also: { "crew:suitability-tab": ({ list }) => list === "register" },
  input: neighboursInput,
  output: z.object({ previous: neighbour, next: neighbour }),
  async run({ db, actor, now }, { employeeId, at, ...of }) {
    const today = dayOf(now);
    const first = Math.max(0, at - 1);
    const window = { limit: at - first + 2, offset: first };
    const idsOfPeople = async (asked: z.output<typeof downloadCrewInput>) => {
      const sight = listSight(actor);
      const input = withinSight(onTab(asked), sight);
      const { tab, sort, order } = input;
      const page = pageOfCrew(db, {
        where: and(visibleTo(actor), matching(input, today)),
        tab,
        seesRegister: sight.suitability,
        sort,
        order,
        today,
        isFiltered: isFiltered(input),
        ...window,
      });
      return db.select({ id: page.id }).from(page).orderBy(page.place);
    };
    const idsOfEntries = async (asked: z.output<typeof downloadBlacklistInput>) => {
      const page = pageOfEntries(db, actor, { ...asked, ...window }, today);
      return db
        .select({ id: suitabilityEntries.crewId })
        .from(page)
        .innerJoin(suitabilityEntries, eq(suitabilityEntries.id, page.id))
        .orderBy(page.place);
    };
    const found = of.list === "crew" ? await idsOfPeople(of.asked) : await idsOfEntries(of.asked);
    const idAt = (position: number) => found[position - first]?.id;
    const stillHere = idAt(at) === employeeId;
    const stepTo = (position: number) => {
      const id = position < 0 ? undefined : idAt(position);
      return id === undefined || (id === employeeId && !stillHere) ? null : { employeeId: id, at: position };
    };
    return { previous: stepTo(at - 1), next: stepTo(stillHere ? at + 1 : at) };
  },
});
