"use client";

import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { Link } from "./link";
import styles from "./menu.module.css";
import { useFloatingPosition, type FloatingSide } from "./use-float";

type Props = {
  id: string;
  label: string;
  /** The button that opened the menu. Focus returns there. */
  anchor: HTMLElement;
  onClose: () => void;
  /** The edge of the button that the menu aligns with. */
  side?: FloatingSide;
  children: ReactNode;
};

/**
 * A menu behind a button, mounted while open. Arrows, Home, End and first letters move.
 * Escape, Tab, scrolling and a press outside close it.
 */
export function Menu({ id, label, anchor, onClose, side = "end", children }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useFloatingPosition(menu, anchor, "[role^=menuitem]", onClose, side);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Tab" || event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")];
    const activeItem = items.findIndex((item) => item === document.activeElement);
    const next = nextItem(event.key, items, activeItem);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

function nextItem(key: string, items: HTMLElement[], activeItem: number) {
  if (key === "ArrowDown") return items[(activeItem + 1) % items.length];
  if (key === "ArrowUp") return items.at(activeItem <= 0 ? -1 : activeItem - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length > 1 || key === " ") return undefined;
  const from = [...items.slice(activeItem + 1), ...items.slice(0, activeItem + 1)];
  return from.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}

type ItemProps = { danger?: boolean; current?: boolean; children: ReactNode } & (
  | { onClick: () => void; href?: undefined }
  | { href: string; newTab?: boolean; onClick?: () => void }
);

export function MenuItem({ danger = false, current = false, children, ...rest }: ItemProps) {
  const className = danger ? `${styles.item} ${styles.danger}` : styles.item;
  if (rest.href === undefined)
    return (
      <button type="button" role="menuitem" tabIndex={-1} className={className} onClick={rest.onClick}>
        {children}
      </button>
    );
  const { href, newTab = false, onClick } = rest;
  const look = {
    href,
    role: "menuitem",
    tabIndex: -1,
    className,
    onClick,
    "aria-current": current ? ("true" as const) : undefined,
  };
  return newTab ? (
    <a {...look} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <Link {...look} prefetch={false}>
      {children}
    </Link>
  );
}
