import type { Sealed } from "./cipher";

/**
 * A draft record on the device. The owner is an opaque name only the server can link to a user; the content is
 * encrypted.
 */
export type Kept = { id: string; owner: string; sealed: Sealed };

/** Storage of draft records. */
export type Shelf = {
  of(owner: string): Promise<Kept[]>;
  one(id: string): Promise<Kept | undefined>;
  put(kept: Kept): Promise<void>;
  remove(id: string): Promise<void>;
};

const name = "nakhoda-drafts";
const store = "appraisals";

const asked = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's store refused"));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(store, { keyPath: "id" }).createIndex("owner", "owner");
  return asked(request);
}

async function within<T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(store, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the browser's store gave up"));
    });
    const [answer] = await Promise.all([asked(work(transaction.objectStore(store))), done]);
    return answer;
  } finally {
    database.close();
  }
}

/** Store drafts in IndexedDB. Rejects when it is disabled or full. */
export const deviceShelf: Shelf = {
  of: (owner) => within("readonly", (drafts) => drafts.index("owner").getAll(owner) as IDBRequest<Kept[]>),
  one: (id) => within("readonly", (drafts) => drafts.get(id) as IDBRequest<Kept | undefined>),
  put: async (kept) => void (await within("readwrite", (drafts) => drafts.put(kept))),
  remove: async (id) => void (await within("readwrite", (drafts) => drafts.delete(id))),
};
