/**
 * Dispatch an event before every navigation in the browser, public pages included; see
 * components/ui/layout/navigation-event.
 */
export const onRouterTransitionStart = (address: string) =>
  dispatchEvent(new CustomEvent("nakhoda:leaving", { detail: address }));
