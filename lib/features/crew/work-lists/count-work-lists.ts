import { sql } from "drizzle-orm";
import { z } from "zod";
import { crewSections } from "@/db/enums/crew";
import { cachedUntilWrite } from "@/db/cache-invalidation";
import { can, eyesOf, userIdOf } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { openRequests } from "../change-requests/queries";
import { forecastLines } from "../forecast/queries";
import { unverifiedSince } from "../papers/to-verify.queries";
import { listSight } from "../sight.rules";
import { openDataRequests } from "../data-requests/queries";
import { worksOnDataRequests } from "../data-requests/rules";
import { rightOf, writesDirectly } from "../sections/write-right.rules";

const counted = z.number().nullable();

/**
 * Count what waits for the actor in each work list of crew management; null for lists they may not open. One query.
 * product 2.4, 5.11, 5.20
 */
export const countWorkLists = read({
  name: "crew.count-work-lists",
  access: "crew:list",
  input: z.object({}),
  output: z.object({ changeRequests: counted, forecast: counted, papersToVerify: counted, dataRequests: counted }),
  async run({ db, actor, now }) {
    const nothing = sql<null>`null::int`;
    const count = () =>
      db
        .select({
          changeRequests: crewSections.some((section) => writesDirectly(actor, rightOf[section]))
            ? sql<number>`(${openRequests(db, actor)})`
            : nothing,
          forecast: listSight(actor).professional ? sql<number>`(${forecastLines(db, actor)})` : nothing,
          papersToVerify: can(actor, "crew:verify-certificate")
            ? sql<number>`(select count(*)::int from ${unverifiedSince(db, actor)} as waiting)`
            : nothing,
          dataRequests: worksOnDataRequests(actor) ? sql<number>`(${openDataRequests(db, actor)})` : nothing,
        })
        .from(sql`(select 1) as lists`);
    // Nobody verifies what they wrote themselves.
    const [found] = await cachedUntilWrite(["work lists", eyesOf(actor), userIdOf(actor), dayOf(now)], count);
    return found ?? { changeRequests: null, forecast: null, papersToVerify: null, dataRequests: null };
  },
});
