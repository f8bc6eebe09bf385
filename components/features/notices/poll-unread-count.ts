/** How long the tabs of a user share one answer. */
const everyMilliseconds = 60_000;
/** No tab requests again before this age. Less than a minute, because timers of tabs drift. */
const freshMilliseconds = 50_000;
type CachedCount = { at: number; unread: number };

const keyOf = (person: string) => `nakhoda-unread-${person}`;
function cachedCountOf(person: string): CachedCount | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? "null");
    return kept && typeof kept === "object" && "at" in kept && "unread" in kept ? (kept as CachedCount) : null;
  } catch {
    return null;
  }
}
export function storeUnreadCount(person: string, unread: number) {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify({ at: Date.now(), unread }));
  } catch {
    // Without local storage each tab requests for itself.
  }
}

async function fetchUnread(): Promise<number | null> {
  const response = await fetch("/PMSol/v1/Notice/CountUnread").catch(() => null);
  if (!response?.ok) return null;
  const body: { data?: { unread: number; elsewhere: { unread: number } | null } } | null = await response
    .json()
    .catch(() => null);
  return body?.data ? body.data.unread + (body.data.elsewhere?.unread ?? 0) : null;
}

/**
 * Poll the unread count once a minute from one visible, online tab of a user. Other tabs read it from local storage.
 * @returns a function that stops it
 */
export function pollUnreadCount(person: string, setUnread: (unread: number) => void): () => void {
  let isHere = true;
  const refreshIfStale = async () => {
    if (document.hidden || !navigator.onLine) return;
    const kept = cachedCountOf(person);
    const isFresh = kept !== null && Date.now() - kept.at < freshMilliseconds;
    if (kept) setUnread(kept.unread);
    if (isFresh) return;
    // Store the time before requesting, so that other tabs wait for the answer.
    storeUnreadCount(person, kept?.unread ?? 0);
    const count = await fetchUnread();
    if (count === null || !isHere) return;
    storeUnreadCount(person, count);
    setUnread(count);
  };
  const onStorage = ({ key }: StorageEvent) => {
    const kept = key === keyOf(person) ? cachedCountOf(person) : null;
    if (kept) setUnread(kept.unread);
  };
  void refreshIfStale();
  const timer = setInterval(() => void refreshIfStale(), everyMilliseconds);
  const onVisible = () => void refreshIfStale();
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("storage", onStorage);
  return () => {
    isHere = false;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("storage", onStorage);
  };
}
