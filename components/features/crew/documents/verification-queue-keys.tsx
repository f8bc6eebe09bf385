"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { isTyping } from "@/components/ui/form/is-typing";

const forward = ["j", "ArrowRight"];
const back = ["k", "ArrowLeft"];

/** Navigate the queue by keyboard: j and k or the arrows, and v to the form. */
export function VerificationQueueKeys({ previous, next }: { previous: string | null; next: string | null }) {
  const router = useRouter();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping()) return;
    if (event.key === "v") {
      event.preventDefault();
      document.querySelector<HTMLElement>("[data-queue=form] select")?.focus();
    }
    const href = forward.includes(event.key) ? next : back.includes(event.key) ? previous : null;
    if (href) router.replace(href, { scroll: false });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return null;
}
