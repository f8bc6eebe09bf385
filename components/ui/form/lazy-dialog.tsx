"use client";

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from "next-intl";
import { isValidElement, useContext, useEffect, useState, type ComponentType } from "react";
import { useToast } from "../feedback/toast-frame";
import { fetchTexts, LateAddresses, textsAt } from "../layout/late-texts";
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

/** A dialog whose code, with its texts, is fetched when its button is pointed at, focused or pressed; spread `warm` on that button. Code that cannot be fetched closes it and says so; pressing again asks again. Until then `meanwhile` stands there, where it is given. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>) {
  let ready: ComponentType<P> | null = null;
  const fetchCode = async () => (ready ??= await load());
  const fetchAhead = () => void Promise.all([fetchCode(), fetchTexts()]).catch(() => undefined);

  /** What is here already: code and texts. */
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
      // Once per opening and language: what the texts and the way out are called does not fetch again.
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
