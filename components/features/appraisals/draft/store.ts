import type { Sealed } from "./cipher";

/**
 * A draft record on the device. The owner is an opaque name only the server can link to a user; the content is
 * encrypted.
 */
export type StoredDraft = { id: string; owner: string; sealed: Sealed };

/** Storage of draft records. */
export type DraftStore = {
  of(owner: string): Promise<StoredDraft[]>;
  one(id: string): Promise<StoredDraft | undefined>;
  put(draft: StoredDraft): Promise<void>;
  remove(id: string): Promise<void>;
};

const name = "nakhoda-drafts";
const store = "appraisals";

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's store refused"));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(store, { keyPath: "id" }).createIndex("owner", "owner");
  return resultOf(request);
}

async function inTransaction<T>(
  mode: IDBTransactionMode,
  operation: (drafts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(store, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the browser's store gave up"));
    });
    const [answer] = await Promise.all([resultOf(operation(transaction.objectStore(store))), done]);
    return answer;
  } finally {
    database.close();
  }
}

/** Store drafts in IndexedDB. Rejects when it is disabled or full. */
export const deviceDraftStore: DraftStore = {
  of: (owner) =>
    inTransaction("readonly", (drafts) => drafts.index("owner").getAll(owner) as IDBRequest<StoredDraft[]>),
  one: (id) => inTransaction("readonly", (drafts) => drafts.get(id) as IDBRequest<StoredDraft | undefined>),
  put: async (draft) => void (await inTransaction("readwrite", (drafts) => drafts.put(draft))),
  remove: async (id) => void (await inTransaction("readwrite", (drafts) => drafts.delete(id))),
};
