import { z } from "zod";
import { read } from "@/lib/platform/operation";
import { publicKeysOf } from "./packs.queries";
import { publicKeys } from "./schema";

/** What anybody needs to check the seal of a pack: public halves alone. */
export const listPublicKeys = read({
  name: "evidence.list-public-keys",
  access: "public",
  input: z.object({}),
  output: publicKeys,
  run: ({ db }) => publicKeysOf(db),
});
