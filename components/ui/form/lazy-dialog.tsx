"use client";

import { useTranslations } from "next-intl";
import { isValidElement, useEffect, useState, type ComponentType } from "react";
import { useToast } from "../feedback/toast-frame";
import { onTheWay } from "../layout/on-the-way";

/** The button that was pressed shows the work. */
function markPressed() {
  const pressed = document.activeElement;
  const arrive = onTheWay.load();
  if (pressed?.matches("button")) pressed.setAttribute("aria-busy", "true");
  return () => {
    arrive();
    pressed?.removeAttribute("aria-busy");
  };
}

/** A dialog whose code is fetched when its button is pointed at, focused or pressed; spread `warm` on that button. Code that cannot be fetched closes it and says so; pressing again asks again. Until then `meanwhile` stands there, where it is given. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>) {
  let ready: ComponentType<P> | null = null;
  const fetchOnce = async () => (ready ??= await load());
  const fetchAhead = () => void fetchOnce().catch(() => undefined);

  function LazyDialog(props: P) {
    const t = useTranslations("shell.connection");
    const toast = useToast();
    const [Dialog, setDialog] = useState(() => ready);
    const close = "onClose" in props ? props.onClose : "onCancel" in props ? props.onCancel : undefined;

    useEffect(() => {
      if (ready) return;
      let isHere = true;
      const unmark = markPressed();
      const refuse = () => {
        toast({ severity: "warning", text: t("stays") });
        if (typeof close === "function") close();
      };
      void fetchOnce()
        .then(
          (loaded) => (isHere ? setDialog(() => loaded) : undefined),
          () => (isHere ? refuse() : undefined),
        )
        .finally(unmark);
      return () => {
        isHere = false;
      };
      // Once per opening: what the texts and the way out are called does not fetch again.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, []);

    const meanwhile = "meanwhile" in props && isValidElement(props.meanwhile) ? props.meanwhile : null;
    return Dialog ? <Dialog {...props} /> : meanwhile;
  }

  return Object.assign(LazyDialog, { warm: { onPointerEnter: fetchAhead, onFocus: fetchAhead } });
}
