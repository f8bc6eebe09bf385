import { sql } from "drizzle-orm";
import { z } from "zod";
import { crewSections } from "@/db/enums/crew";
import { cachedUntilWrite } from "@/db/cache-invalidation";
import { can, visibilityKey, userIdOf } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { openRequests } from "../change-requests/queries";
import { forecastLines } from "../forecast/queries";
import { unverifiedSince } from "../documents/to-verify.queries";
import { listVisibility } from "../visibility/rules";
import { openDataRequests } from "../data-requests/queries";
import { worksOnDataRequests } from "../data-requests/rules";
import { writePermissions, canWriteDirectly } from "../sections/write-permission.rules";

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
    const sqlNull = sql<null>`null::int`;
    const count = () =>
      db
        .select({
          changeRequests: crewSections.some((section) => canWriteDirectly(actor, writePermissions[section]))
            ? sql<number>`(${openRequests(db, actor)})`
            : sqlNull,
          forecast: listVisibility(actor).professional ? sql<number>`(${forecastLines(db, actor)})` : sqlNull,
          papersToVerify: can(actor, "crew:verify-certificate")
            ? sql<number>`(select count(*)::int from ${unverifiedSince(db, actor)} as waiting)`
            : sqlNull,
          dataRequests: worksOnDataRequests(actor) ? sql<number>`(${openDataRequests(db, actor)})` : sqlNull,
        })
        .from(sql`(select 1) as lists`);
    // Users do not verify their own entries.
    const [row] = await cachedUntilWrite(["work lists", visibilityKey(actor), userIdOf(actor), dayOf(now)], count);
    return row ?? { changeRequests: null, forecast: null, papersToVerify: null, dataRequests: null };
  },
});
