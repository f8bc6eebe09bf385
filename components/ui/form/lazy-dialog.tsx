"use client";

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from "next-intl";
import { isValidElement, useContext, useEffect, useState, type ComponentType } from "react";
import { useToast } from "../feedback/toast-frame";
import { fetchTexts, LateAddresses, textsAt } from "../layout/late-texts";
import { onTheWay } from "../layout/on-the-way";

/** Mark the pressed button as busy. */
function markPressed() {
  const pressed = document.activeElement;
  const arrive = onTheWay.load();
  if (pressed?.matches("button")) pressed.setAttribute("aria-busy", "true");
  return () => {
    arrive();
    pressed?.removeAttribute("aria-busy");
  };
}

/**
 * Load a dialog's code and texts when its button is hovered, focused or pressed. Spread `preloadProps` on that
 * button.
 * A failed load closes the dialog and shows an error; the next press retries. `placeholder` shows until it has
 * loaded.
 */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>) {
  let ready: ComponentType<P> | null = null;
  const fetchCode = async () => (ready ??= await load());
  const fetchAhead = () => void Promise.all([fetchCode(), fetchTexts()]).catch(() => undefined);

  /** Whether code and texts are loaded. */
  const here = (addresses: readonly string[]) => {
    const texts = textsAt(addresses);
    return ready && texts ? { Dialog: ready, texts, addresses } : null;
  };

  function LazyDialog(props: P) {
    const t = useTranslations("shell.connection");
    const toast = useToast();
    const locale = useLocale();
    const given = useMessages();
    const addresses = useContext(LateAddresses);
    const [shown, setShown] = useState(() => here(addresses));
    const close = "onClose" in props ? props.onClose : "onCancel" in props ? props.onCancel : undefined;

    useEffect(() => {
      if (shown?.addresses === addresses) return;
      let isHere = true;
      const unmark = markPressed();
      const refuse = () => {
        toast({ severity: "warning", text: t("stays") });
        if (typeof close === "function") close();
      };
      void Promise.all([fetchCode(), fetchTexts(addresses)])
        .then(
          () => (isHere ? setShown(here(addresses)) : undefined),
          () => (isHere ? refuse() : undefined),
        )
        .finally(unmark);
      return () => {
        isHere = false;
      };
      // Run once per opening and language, so that new texts or handlers do not fetch again.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [addresses]);

    const meanwhile = "meanwhile" in props && isValidElement(props.meanwhile) ? props.meanwhile : null;
    if (!shown) return meanwhile;
    const { Dialog, texts } = shown;
    return (
      <NextIntlClientProvider locale={locale} messages={{ ...given, ...texts }}>
        <Dialog {...props} />
      </NextIntlClientProvider>
    );
  }

  return Object.assign(LazyDialog, { warm: { onPointerEnter: fetchAhead, onFocus: fetchAhead } });
}
