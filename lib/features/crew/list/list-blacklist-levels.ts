import { z } from "zod";
import { suitabilityLevelIds, suitabilityLevels } from "@/db/enums/suitability";
import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";

const level = z.object({
  id: z.number(),
  employeeBlacklistLevelId: z.number(),
  name: z.string(),
  nameEn: z.string(),
  nameId: z.string(),
});

/** List the levels of the suitability register. Document 2 §7 */
export const listBlacklistLevels = read({
  name: "crew.list-blacklist-levels",
  access: "crew:suitability-tab",
  input: z.object({}),
  output: z.array(level),
  async run() {
    const [english, indonesian] = [translator("en"), translator("id")];
    return suitabilityLevelIds.map((id) => {
      const name = suitabilityLevels[id];
      return {
        id,
        employeeBlacklistLevelId: id,
        name,
        nameEn: english(`crew.suitability.${name}`),
        nameId: indonesian(`crew.suitability.${name}`),
      };
    });
  },
});
