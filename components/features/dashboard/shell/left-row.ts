"use client";

const key = "nakhoda-left-row";
const longestWait = 5_000;
const placeNow = () => location.pathname + location.search;
const content = () => document.getElementById("content");

/** Store which link the user followed from this page. */
export function rememberLeaving({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("#content a[href]") : null;
  if (link && link.origin === location.origin && link.pathname !== location.pathname)
    sessionStorage.setItem(key, JSON.stringify([placeNow(), link.getAttribute("href")]));
}

/** Return the link by which the user left this page, within the same tab. */
function leftBy(): string | null {
  const [place, href]: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  return place === placeNow() && typeof href === "string" ? href : null;
}

const isFree = () => document.activeElement === document.body || document.activeElement === content();

/**
 * After a navigation, focus the link by which the user left this page, else the content. Never moves an existing
 * focus.
 * Returns a cleanup function.
 */
export function landFocus() {
  if (!isFree()) return;
  content()?.focus({ preventScroll: true });
  const href = leftBy();
  if (href === null) return;
  const find = () => {
    const link = [...(content()?.querySelectorAll<HTMLAnchorElement>("a[href]") ?? [])].find(
      (candidate) => candidate.getAttribute("href") === href,
    );
    if (link && isFree()) link.focus();
    if (link || !isFree()) stop();
  };
  // The rows may still be loading.
  const watch = new MutationObserver(find);
  const timer = setTimeout(() => watch.disconnect(), longestWait);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  const area = content();
  if (area) watch.observe(area, { childList: true, subtree: true });
  find();
  return stop;
}
