import { sql } from "drizzle-orm";
import { z } from "zod";
import { jobOpenings } from "@/db/schema/job-openings";
import { read } from "@/lib/platform/operation";
import { isOpenOn, selectJobOpenings } from "./queries";
import { jobOpeningFilters } from "./schema";

type Option = { id: number; name: string; nameId: string | null };

function distinct(options: Option[]): Option[] {
  const byId = new Map(options.map((option) => [option.id, option]));
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Add the division to a rank name that both divisions use. */
function withDivision(options: (Option & { division: string })[]): Option[] {
  const isShared = ({ name, id }: Option) => options.some((other) => other.name === name && other.id !== id);
  return options.map(({ division, ...option }) =>
    isShared(option)
      ? { ...option, name: `${option.name} (${division})`, nameId: `${option.nameId} (${division})` }
      : option,
  );
}

/** List the filter values of the careers page that match an open opening. */
export const listJobOpeningFilters = read({
  name: "job-openings.list-filters",
  access: "public",
  input: z.object({}),
  output: jobOpeningFilters,
  async run({ db, now }) {
    const rows = await selectJobOpenings(db)
      .where(isOpenOn(now))
      .orderBy(sql`${jobOpenings.id} desc`)
      .limit(1_000);
    return {
      positions: distinct(
        withDivision(
          rows.map((row) => ({
            id: row.opening.positionId,
            name: row.positionNameEn,
            nameId: row.positionName,
            division: row.divisionName,
          })),
        ),
      ),
      vesselTypes: distinct(
        rows.map((row) => ({ id: row.opening.vesselTypeId, name: row.vesselTypeName, nameId: row.vesselTypeNameId })),
      ),
      cities: distinct(
        rows.flatMap((row) =>
          row.opening.cityId ? [{ id: row.opening.cityId, name: row.cityName ?? "", nameId: null }] : [],
        ),
      ),
      jobTypes: distinct(
        rows.map((row) => ({ id: row.opening.employmentTypeId, name: row.jobType, nameId: row.jobTypeId })),
      ),
    };
  },
});
