"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { FilterOption } from "../filter-types";
import { Icon } from "../../layout/icon";
import styles from "./choice-list.module.css";

type Props = {
  label: string;
  options: FilterOption[];
  chosen: string[];
  isOpenFirst: boolean;
  /** One value at most: another choice replaces it. */
  isSingle?: boolean;
  /** Summary without a choice, where it is not "any". */
  none?: string | undefined;
  onChange: (values: string[]) => void;
};

/** With more options than this, the list has a search field. */
const maxVisible = 8;
/** Maximum number of values that the lists accept. */
const maxSelected = 50;

const checkboxesIn = (group: HTMLElement) => [...group.querySelectorAll<HTMLInputElement>("input:not([data-find])")];

/** Return the next checkbox in the direction of an arrow key. Above the first one is the search field. */
function nextCheckbox(group: HTMLElement, key: string): HTMLElement | null | undefined {
  const boxes = checkboxesIn(group);
  const activeBox = boxes.findIndex((box) => box === document.activeElement);
  if (key === "ArrowDown") return boxes[activeBox + 1] ?? boxes.at(-1);
  if (key === "ArrowUp") return activeBox > 0 ? boxes[activeBox - 1] : group.querySelector<HTMLElement>("[data-find]");
  if (activeBox < 0) return undefined;
  return key === "Home" ? boxes[0] : key === "End" ? boxes.at(-1) : undefined;
}

/**
 * A filter with one or several choices, collapsed to a summary line. Typing narrows a long list.
 * Arrows move, space and Enter select, Escape clears the text and then collapses the list.
 */
export function ChoiceList({ label, options, chosen, isOpenFirst, isSingle = false, none, onChange }: Props) {
  const t = useTranslations("shell.list.filters");
  const id = useId();
  const head = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const [typed, setTyped] = useState("");
  const typedText = typed.trim().toLowerCase();
  const matches = options.filter((option) => option.label.toLowerCase().includes(typedText));
  const names = chosen.map((value) => options.find((option) => option.value === value)?.label ?? value);
  const summary = names.length > 2 ? t("chosen", { count: names.length }) : names.join(", ") || (none ?? t("any"));

  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((item) => item !== value) : [...(isSingle ? [] : chosen), value]);
  const fold = () => {
    setIsOpen(false);
    setTyped("");
    head.current?.focus();
  };
  const enter = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!("find" in target.dataset)) return target.click();
    const [first] = matches;
    if (first && typedText && (chosen.length < maxSelected || chosen.includes(first.value))) toggle(first.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      return typed ? setTyped("") : fold();
    }
    if (event.key === "Enter") return enter(event);
    const next = nextCheckbox(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div className={styles.filter}>
      <button
        ref={head}
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.said} data-any={chosen.length === 0 || undefined}>
          {summary}
        </span>
        <Icon name={isOpen ? "up" : "down"} size={16} />
      </button>
      {isOpen ? (
        <div id={id} role="group" aria-label={label} className={styles.body} onKeyDown={onKeyDown}>
          {options.length > maxVisible ? (
            <input
              type="text"
              data-find
              className={styles.find}
              aria-label={t("find", { label })}
              placeholder={t("find", { label })}
              value={typed}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          ) : null}
          <div className={styles.options}>
            {matches.map(({ value, label: text }) => (
              <label key={value} className={styles.option}>
                <input
                  type={isSingle ? "radio" : "checkbox"}
                  checked={chosen.includes(value)}
                  disabled={chosen.length >= maxSelected && !chosen.includes(value)}
                  onChange={() => toggle(value)}
                />
                {text}
              </label>
            ))}
          </div>
          <div className={styles.foot}>
            <span role="status">
              {matches.length === 0 ? t("noMatch") : chosen.length > 0 ? t("chosen", { count: chosen.length }) : null}
            </span>
            {chosen.length > 0 ? (
              <button type="button" onClick={() => onChange([])} aria-label={t("clearOf", { label })}>
                {t("clear")}
              </button>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
