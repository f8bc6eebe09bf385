"use client";

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from "next-intl";
import { isValidElement, useContext, useEffect, useState, type ComponentType } from "react";
import { useToast } from "../feedback/toast-frame";
import { fetchTexts, LazyTextAddresses, textsAt } from "../layout/lazy-texts";
import { pendingNavigation } from "../layout/pending-navigation";

/** Mark the pressed button as busy. */
function markTriggerPressed() {
  const pressed = document.activeElement;
  const endLoad = pendingNavigation.load();
  if (pressed?.matches("button")) pressed.setAttribute("aria-busy", "true");
  return () => {
    endLoad();
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
  const areTextsLoaded = (addresses: readonly string[]) => {
    const texts = textsAt(addresses);
    return ready && texts ? { Dialog: ready, texts, addresses } : null;
  };

  function LazyDialog(props: P) {
    const t = useTranslations("shell.connection");
    const toast = useToast();
    const locale = useLocale();
    const parentMessages = useMessages();
    const addresses = useContext(LazyTextAddresses);
    const [isReady, setReady] = useState(() => areTextsLoaded(addresses));
    const close = "onClose" in props ? props.onClose : "onCancel" in props ? props.onCancel : undefined;

    useEffect(() => {
      if (isReady?.addresses === addresses) return;
      let isHere = true;
      const unmark = markTriggerPressed();
      const showFailure = () => {
        toast({ severity: "warning", text: t("stays") });
        if (typeof close === "function") close();
      };
      void Promise.all([fetchCode(), fetchTexts(addresses)])
        .then(
          () => (isHere ? setReady(areTextsLoaded(addresses)) : undefined),
          () => (isHere ? showFailure() : undefined),
        )
        .finally(unmark);
      return () => {
        isHere = false;
      };
      // Run once per opening and language, so that new texts or handlers do not fetch again.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [addresses]);

    const placeholder = "meanwhile" in props && isValidElement(props.meanwhile) ? props.meanwhile : null;
    if (!isReady) return placeholder;
    const { Dialog, texts } = isReady;
    return (
      <NextIntlClientProvider locale={locale} messages={{ ...parentMessages, ...texts }}>
        <Dialog {...props} />
      </NextIntlClientProvider>
    );
  }

  return Object.assign(LazyDialog, { preloadProps: { onPointerEnter: fetchAhead, onFocus: fetchAhead } });
}
