"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { SectionContext } from "./editor-context";
import styles from "./record.module.css";

/** form replaces the stored values inline; with asRequest it opens as a dialog. */
export type SectionEditor = { form: ReactNode; asRequest: boolean };
type Props = { id: string; title: string; aside?: ReactNode; editor?: SectionEditor | null; children: ReactNode };

/** Show a section of the record, edited inline or as a change request where allowed. */
export function RecordSection({ id, title, aside, editor, children }: Props) {
  const t = useTranslations("crew.screens.edit");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [isPreloading, setPreloading] = useState(false);
  const preload = () => setPreloading(true);
  const isInline = isOpen && editor?.asRequest === false;
  const context = {
    close: () => setOpen(false),
    isPreloading: !isOpen,
    fallback: isInline ? <>{children}</> : null,
  };

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section} data-editing={isInline || undefined}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {isInline ? null : (
          <div className={styles.aside}>
            {aside}
            {editor ? (
              <Button
                ref={button}
                variant="text"
                onPointerEnter={preload}
                onFocus={preload}
                onClick={() => setOpen(true)}
                aria-label={t(editor.asRequest ? "askFor" : "editOf", { section: title })}
                startIcon={<Icon name="edit" size={16} />}
                height="touch"
              >
                {t(editor.asRequest ? "ask" : "edit")}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      <SectionContext value={context}>
        {isInline ? null : children}
        {isOpen || isPreloading ? editor?.form : null}
      </SectionContext>
    </section>
  );
}
