import { z } from "zod";
import { read } from "@/lib/platform/operation";
import { publicKeysOf } from "./seal-pack.queries";
import { publicKeys } from "./schema";

/** List the public keys that verify seals. */
export const listPublicKeys = read({
  name: "evidence.list-public-keys",
  access: "public",
  input: z.object({}),
  output: publicKeys,
  run: ({ db }) => publicKeysOf(db),
});
