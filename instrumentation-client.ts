import { leavingEvent } from "@/components/ui/layout/leaving-event";

/** The browser side of every navigation: tells the page that it is about to change. */
export const onRouterTransitionStart = (address: string) => void window.dispatchEvent(new CustomEvent(leavingEvent, { detail: address }));
