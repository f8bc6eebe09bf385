import { blindIndex } from "@/db/encrypted";

const ownerLength = 22;

/**
 * What seals the drafts of one person on the devices they write on: 32 bytes in base64url, the same each time they sign in, and nobody
 * else's. owner: the name their drafts lie under, which tells nobody whose they are. Neither is stored, here or there.
 */
export const draftKeyOf = (userId: number) => ({
  owner: blindIndex(`appraisal drafts, owner\n${userId}`).slice(0, ownerLength),
  key: blindIndex(`appraisal drafts, key\n${userId}`),
});
