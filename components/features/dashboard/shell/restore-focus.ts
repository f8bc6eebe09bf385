"use client";

const key = "nakhoda-left-row";
const maxWaitMilliseconds = 5_000;
const currentAddress = () => location.pathname + location.search;
const content = () => document.getElementById("content");

/** Store which link the user followed from this page. */
export function storeFocusedLink({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("#content a[href]") : null;
  if (link && link.origin === location.origin && link.pathname !== location.pathname)
    sessionStorage.setItem(key, JSON.stringify([currentAddress(), link.getAttribute("href")]));
}

/** Return the link by which the user left this page, within the same tab. */
function storedLinkHref(): string | null {
  const [place, href]: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  return place === currentAddress() && typeof href === "string" ? href : null;
}

const isFocusUnset = () => document.activeElement === document.body || document.activeElement === content();

/**
 * After a navigation, focus the link by which the user left this page, else the content. Never moves an existing
 * focus.
 * Returns a cleanup function.
 */
export function restoreFocus() {
  if (!isFocusUnset()) return;
  content()?.focus({ preventScroll: true });
  const href = storedLinkHref();
  if (href === null) return;
  const find = () => {
    const link = [...(content()?.querySelectorAll<HTMLAnchorElement>("a[href]") ?? [])].find(
      (candidate) => candidate.getAttribute("href") === href,
    );
    if (link && isFocusUnset()) link.focus();
    if (link || !isFocusUnset()) stop();
  };
  // The rows may still be loading.
  const watch = new MutationObserver(find);
  const timer = setTimeout(() => watch.disconnect(), maxWaitMilliseconds);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  const area = content();
  if (area) watch.observe(area, { childList: true, subtree: true });
  find();
  return stop;
}
