import { z } from "zod";
import { roles, subRoles } from "@/db/enums/users";

export const ownProfile = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string(),
  role: z.enum(roles),
  subRole: z.enum(subRoles).nullable(),
  divisionId: z.number(),
});
export type OwnProfile = z.output<typeof ownProfile>;
