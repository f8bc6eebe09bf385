import { blindIndexes } from "@/db/encrypted";

const ownerLength = 22;

/**
 * What seals the drafts of one person on the devices they write on: 32 bytes in base64url, the same each time they sign in, and nobody
 * else's. owner: the name their drafts lie under, which tells nobody whose they are. Neither is stored, here or there.
 * former: the same under the older keys of DATA_KEYS_OLD, for drafts that were written before a rotation.
 */
export function draftKeyOf(userId: number) {
  const owners = blindIndexes(`appraisal drafts, owner\n${userId}`);
  const keys = blindIndexes(`appraisal drafts, key\n${userId}`);
  const [newest = { owner: "", key: "" }, ...former] = keys.map((key, place) => ({
    owner: (owners[place] ?? "").slice(0, ownerLength),
    key,
  }));
  return { ...newest, former };
}
