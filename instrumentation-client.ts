/** The browser side of every navigation, public pages included: says that the page is about to change, see components/ui/layout/leaving-event. */
export const onRouterTransitionStart = (address: string) =>
  dispatchEvent(new CustomEvent("nakhoda:leaving", { detail: address }));
