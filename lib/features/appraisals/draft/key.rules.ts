import { blindIndexes } from "@/db/encryption";

const ownerLength = 22;

/**
 * Derive the key of a user's drafts: 32 bytes in base64url, stable across sign-ins and unique per user. owner: an
 * opaque storage name. Neither is stored. former: the same for the keys in DATA_KEYS_OLD, for drafts before a
 * rotation.
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
