/** How long the tabs of a user share one answer. */
const everyMilliseconds = 60_000;
/** No tab requests again before this age. Less than a minute, because timers of tabs drift. */
const freshMilliseconds = 50_000;
type Kept = { at: number; unread: number };

const keyOf = (person: string) => `nakhoda-unread-${person}`;
function keptOf(person: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? "null");
    return kept && typeof kept === "object" && "at" in kept && "unread" in kept ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
export function keep(person: string, unread: number) {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify({ at: Date.now(), unread }));
  } catch {
    // Without local storage each tab requests for itself.
  }
}

async function ask(): Promise<number | null> {
  const response = await fetch("/PMSol/v1/Notice/CountUnread").catch(() => null);
  if (!response?.ok) return null;
  const answer: { data?: { unread: number; elsewhere: { unread: number } | null } } | null = await response
    .json()
    .catch(() => null);
  return answer?.data ? answer.data.unread + (answer.data.elsewhere?.unread ?? 0) : null;
}

/**
 * Poll the unread count once a minute from one visible, online tab of a user. Other tabs read it from local storage.
 * @returns a function that stops it
 */
export function watchUnread(person: string, setUnread: (unread: number) => void): () => void {
  let isHere = true;
  const look = async () => {
    if (document.hidden || !navigator.onLine) return;
    const kept = keptOf(person);
    const isFresh = kept !== null && Date.now() - kept.at < freshMilliseconds;
    if (kept) setUnread(kept.unread);
    if (isFresh) return;
    // Store the time before requesting, so that other tabs wait for the answer.
    keep(person, kept?.unread ?? 0);
    const found = await ask();
    if (found === null || !isHere) return;
    keep(person, found);
    setUnread(found);
  };
  const hear = ({ key }: StorageEvent) => {
    const kept = key === keyOf(person) ? keptOf(person) : null;
    if (kept) setUnread(kept.unread);
  };
  void look();
  const timer = setInterval(() => void look(), everyMilliseconds);
  const onSight = () => void look();
  document.addEventListener("visibilitychange", onSight);
  window.addEventListener("storage", hear);
  return () => {
    isHere = false;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onSight);
    window.removeEventListener("storage", hear);
  };
}
