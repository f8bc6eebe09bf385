import { and, desc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { apiTokens } from "@/db/schema/users";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { apiToken } from "../schema";

export const listApiTokens = read({
  name: "users.list-api-tokens",
  access: "signed-in",
  input: z.object({}),
  output: z.array(apiToken),
  run: ({ db, actor }) =>
    db
      .select()
      .from(apiTokens)
      .where(and(eq(apiTokens.userId, userActorOf(actor).userId), isNull(apiTokens.revokedAt)))
      .orderBy(desc(apiTokens.id))
      .limit(100),
});
