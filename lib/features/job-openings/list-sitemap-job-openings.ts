import { desc } from "drizzle-orm";
import { z } from "zod";
import { jobOpenings } from "@/db/schema/job-openings";
import { read } from "@/lib/platform/operation";
import { isOpenOn } from "./queries";
import { sitemapEntries } from "./schema";

export const listSitemapJobOpenings = read({
  name: "job-openings.list-sitemap",
  access: "public",
  input: z.object({}),
  output: sitemapEntries,
  run: ({ db, now }) =>
    db
      .select({ id: jobOpenings.id, updatedAt: jobOpenings.updatedAt })
      .from(jobOpenings)
      .where(isOpenOn(now))
      .orderBy(desc(jobOpenings.createdAt))
      .limit(10_000),
});
