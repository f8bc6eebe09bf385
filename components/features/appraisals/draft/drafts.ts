import { canSeal, openKey, seal, unseal } from "./cipher";
import type { Draft } from "./draft";
import type { StoredDraft, DraftStore } from "./store";

/**
 * The owner name and the key of a user's drafts. The server gives them at sign-in; they are never stored on the
 * device.
 */
type OwnerKey = { owner: string; key: string };
/** former: keys before a rotation. Their drafts are re-encrypted with the newest key. */
export type DraftKey = OwnerKey & { former?: readonly OwnerKey[] };

/** Decrypt a stored draft; null when it cannot be read (written by another release or key). */
async function readStoredDraft(key: CryptoKey, { id, sealed }: StoredDraft): Promise<Draft | null> {
  try {
    // The authenticated encryption proves that this module wrote it.
    return JSON.parse(await unseal(key, id, sealed)) as Draft;
  } catch {
    return null;
  }
}

/** Access the drafts of one user on this device. Drafts of other users are neither listed nor readable. */
export function draftsOf({ owner, key, former = [] }: DraftKey, store: DraftStore) {
  let opened: Promise<CryptoKey> | null = null;
  const keyOf = () => {
    if (!canSeal()) return Promise.reject(new Error("nothing can be sealed here"));
    return (opened ??= openKey(key).then(async (openedKey) => {
      for (const older of former) await reencrypt(older, openedKey);
      return openedKey;
    }));
  };
  /** Re-encrypt drafts of a former key with the newest one. An unreadable draft stays unchanged. */
  async function reencrypt(older: OwnerKey, key: CryptoKey) {
    const stored = await store.of(older.owner);
    const olderKey = stored.length > 0 ? await openKey(older.key) : null;
    for (const entry of stored) {
      const draft = olderKey && (await readStoredDraft(olderKey, entry));
      if (!draft) continue;
      const id = entry.id.replace(older.owner, owner);
      const sealed = await seal(key, id, JSON.stringify({ ...draft, id }));
      if (!(await store.one(id))) await store.put({ id, owner, sealed });
      await store.remove(entry.id);
    }
  }
  return {
    /** Newest first. */
    list: async (): Promise<Draft[]> => {
      const openedKey = await keyOf();
      const stored = await store.of(owner);
      const drafts = await Promise.all(stored.map((entry) => readStoredDraft(openedKey, entry)));
      return drafts
        .filter((draft) => draft !== null)
        .sort((first, second) => second.savedAt.localeCompare(first.savedAt));
    },
    read: async (id: string): Promise<Draft | null> => {
      const openedKey = await keyOf();
      const stored = await store.one(id);
      return stored?.owner === owner ? readStoredDraft(openedKey, stored) : null;
    },
    write: async (draft: Draft): Promise<void> => {
      const sealed = await seal(await keyOf(), draft.id, JSON.stringify(draft));
      await store.put({ id: draft.id, owner, sealed });
    },
    remove: (id: string): Promise<void> => store.remove(id),
  };
}
export type Drafts = ReturnType<typeof draftsOf>;
