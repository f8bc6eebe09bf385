import { canSeal, openKey, seal, unseal } from "./cipher";
import type { Draft } from "./shape";
import type { Kept, Shelf } from "./shelf";

/**
 * The owner name and the key of a user's drafts. The server gives them at sign-in; they are never stored on the
 * device.
 */
type OneKey = { owner: string; key: string };
/** former: keys before a rotation. Their drafts are re-encrypted with the newest key. */
export type DraftKey = OneKey & { former?: readonly OneKey[] };

/** Decrypt a stored draft; null when it cannot be read (written by another release or key). */
async function readKept(key: CryptoKey, { id, sealed }: Kept): Promise<Draft | null> {
  try {
    // The authenticated encryption proves that this module wrote it.
    return JSON.parse(await unseal(key, id, sealed)) as Draft;
  } catch {
    return null;
  }
}

/** Access the drafts of one user on this device. Drafts of other users are neither listed nor readable. */
export function draftsOf({ owner, key, former = [] }: DraftKey, shelf: Shelf) {
  let opened: Promise<CryptoKey> | null = null;
  const keyOf = () => {
    if (!canSeal()) return Promise.reject(new Error("nothing can be sealed here"));
    return (opened ??= openKey(key).then(async (mine) => {
      for (const older of former) await adopt(older, mine);
      return mine;
    }));
  };
  /** Re-encrypt drafts of a former key with the newest one. An unreadable draft stays unchanged. */
  async function adopt(older: OneKey, mine: CryptoKey) {
    const kept = await shelf.of(older.owner);
    const theirs = kept.length > 0 ? await openKey(older.key) : null;
    for (const one of kept) {
      const draft = theirs && (await readKept(theirs, one));
      if (!draft) continue;
      const id = one.id.replace(older.owner, owner);
      const sealed = await seal(mine, id, JSON.stringify({ ...draft, id }));
      if (!(await shelf.one(id))) await shelf.put({ id, owner, sealed });
      await shelf.remove(one.id);
    }
  }
  return {
    /** Newest first. */
    list: async (): Promise<Draft[]> => {
      const mine = await keyOf();
      const kept = await shelf.of(owner);
      const drafts = await Promise.all(kept.map((one) => readKept(mine, one)));
      return drafts.filter((draft) => draft !== null).sort((one, other) => other.savedAt.localeCompare(one.savedAt));
    },
    read: async (id: string): Promise<Draft | null> => {
      const mine = await keyOf();
      const kept = await shelf.one(id);
      return kept?.owner === owner ? readKept(mine, kept) : null;
    },
    write: async (draft: Draft): Promise<void> => {
      const sealed = await seal(await keyOf(), draft.id, JSON.stringify(draft));
      await shelf.put({ id: draft.id, owner, sealed });
    },
    remove: (id: string): Promise<void> => shelf.remove(id),
  };
}
export type Drafts = ReturnType<typeof draftsOf>;
