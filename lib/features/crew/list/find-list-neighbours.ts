import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { suitabilityEntries } from "@/db/schema/suitability";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { entryPageQuery } from "./blacklist.queries";
import { isFiltered, matchesFilters, withTabFilters, crewPageQuery } from "./queries";
import { visibleTo } from "../queries";
import { crewRecordId, downloadBlacklistInput, downloadCrewInput } from "../schema";
import { listVisibility, withVisibleFilters } from "../visibility/rules";
import { numeric } from "@/lib/platform/validation";

const positionFields = { crewId: crewRecordId, at: numeric(z.number().int().min(0).max(1_000_000)) };
const neighboursInput = z.discriminatedUnion("list", [
  z.object({ ...positionFields, list: z.literal("crew"), asked: downloadCrewInput }),
  z.object({ ...positionFields, list: z.literal("register"), asked: downloadBlacklistInput }),
]);
const neighbour = z.object({ crewId: z.number(), at: z.number() }).nullable();

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
  async run({ db, actor, now }, { crewId, at, ...listQuery }) {
    const today = dayOf(now);
    const first = Math.max(0, at - 1);
    const window = { limit: at - first + 2, offset: first };
    const idsOfPeople = async (query: z.output<typeof downloadCrewInput>) => {
      const visibility = listVisibility(actor);
      const input = withVisibleFilters(withTabFilters(query), visibility);
      const { tab, sort, order } = input;
      const page = crewPageQuery(db, {
        where: and(visibleTo(actor), matchesFilters(input, today)),
        tab,
        canViewRegister: visibility.suitability,
        sort,
        order,
        today,
        isFiltered: isFiltered(input),
        ...window,
      });
      return db.select({ id: page.id }).from(page).orderBy(page.place);
    };
    const idsOfEntries = async (query: z.output<typeof downloadBlacklistInput>) => {
      const page = entryPageQuery(db, actor, { ...query, ...window }, today);
      return db
        .select({ id: suitabilityEntries.crewId })
        .from(page)
        .innerJoin(suitabilityEntries, eq(suitabilityEntries.id, page.id))
        .orderBy(page.place);
    };
    const rows = listQuery.list === "crew" ? await idsOfPeople(listQuery.asked) : await idsOfEntries(listQuery.asked);
    const idAt = (position: number) => rows[position - first]?.id;
    const isAtPosition = idAt(at) === crewId;
    const stepTo = (position: number) => {
      const id = position < 0 ? undefined : idAt(position);
      return id === undefined || (id === crewId && !isAtPosition) ? null : { crewId: id, at: position };
    };
    return { previous: stepTo(at - 1), next: stepTo(isAtPosition ? at + 1 : at) };
  },
});
