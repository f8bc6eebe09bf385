"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";
import { useAppliedLabel } from "./applied-label";
import { scrollToField } from "./scroll-to-field";
import { isRequiredMessage } from "./required-messages";
import { screenOrder } from "./screen-order";
import { useWizard } from "./wizard-context";

type FieldIssue = { path: string; message: string };

/** Flatten form errors into messages with their paths, including lists and groups. */
function flattenErrors(errors: unknown, path: string[] = []): FieldIssue[] {
  if (typeof errors !== "object" || errors === null) return [];
  const own =
    "message" in errors && typeof errors.message === "string" && errors.message !== ""
      ? [{ path: path.filter((part) => part !== "root").join("."), message: errors.message }]
      : [];
  const below = Object.entries(errors).filter(([key]) => !["ref", "message", "type", "types"].includes(key));
  return [...own, ...below.flatMap(([key, value]) => flattenErrors(value, [...path, key]))];
}

const rowOf = (path: string) => /^(\w+\.\d+)\./.exec(path)?.[1];
/** A field, or a row with all its errors. */
type Group = FieldIssue & { key: string; others: string[] };
type Sort = <T extends FieldIssue>(issues: T[]) => T[];
/** Return a function that sorts issues from the top of the screen down. */
function useScreenSort(): Sort {
  const { fields } = useWizard();
  const compare = useMemo(() => screenOrder(fields), [fields]);
  return (issues) => issues.toSorted((first, second) => compare(first.path, second.path));
}

/** Group errors by row, so that one row gives one line. */
function groupRows(issues: FieldIssue[], sort: Sort): Group[] {
  const groups = new Map<string, Group>();
  for (const { path, message } of sort(issues)) {
    const key = rowOf(path) ?? path;
    const group = groups.get(key);
    if (group) group.others.push(path);
    else groups.set(key, { key, path, message, others: [] });
  }
  return [...groups.values()];
}

export function useFieldName() {
  const t = useTranslations("registration");
  const label = useAppliedLabel();
  return (path: string): string => {
    const parts = path.split(".");
    const row = parts.findIndex((part) => /^\d+$/.test(part));
    if (row > 0)
      return t("errors.row", {
        list: label(parts[row - 1] ?? ""),
        number: Number(parts[row]) + 1,
        field: label(parts.at(-1) ?? ""),
      });
    return parts.map(label).join(": ");
  };
}

type RowTitle = (row: string) => string | undefined;

/** Return the text of a line: a titled row with its missing fields, else the field name with its error. */
function useLine(errorText: Props<FieldValues>["errorText"], titleOf: RowTitle) {
  const nameOf = useFieldName();
  return ({ path, message, others }: Group): string => {
    const row = rowOf(path);
    const title = row ? titleOf(row) : undefined;
    const names = [path, ...others].map((name) => nameOf(name.split(".").at(-1) ?? ""));
    if (title && others.length > 0) return `${title}: ${names.join(", ")}`;
    if (isRequiredMessage(message) && (title || !row)) return [title, errorText(message)].filter(Boolean).join(": ");
    const location = title ? `${title}: ${names[0]}` : [nameOf(path), ...names.slice(1)].join(", ");
    return `${location}: ${errorText(message)}`;
  };
}

/**
 * Keep errors from the last Next press. Corrected lines are struck out instead of removed, so the layout does not
 * jump.
 */
function useStruckIssues(current: Group[], attempt: number, sort: Sort) {
  const [previous, setPrevious] = useState({ attempt, found: current });
  const fresh = current.filter(({ key }) => !previous.found.some((issue) => issue.key === key));
  if (previous.attempt !== attempt) setPrevious({ attempt, found: current });
  else if (fresh.length > 0) setPrevious({ attempt, found: sort([...previous.found, ...fresh]) });
  return previous.found.map((group) => {
    const open = current.find(({ key }) => key === group.key);
    return { ...(open ?? group), settled: open === undefined };
  });
}

type Props<V extends FieldValues> = {
  attempt: number;
  errors: FieldErrors<V>;
  errorText: (message?: string) => string | undefined;
  /** The title of a row such as "coc.1". */
  titleOf?: RowTitle;
  focus: (path: string) => void;
};

/** Scroll to and announce the errors after each Next press and after a refusal by the server. */
function useFocusOnErrors(attempt: number, refusal: unknown) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "start" });
  }, [attempt, refusal]);
  return box;
}

/** List the errors from the top of the screen down, each with a link to its field. */
export function ErrorSummary<V extends FieldValues>({
  attempt,
  errors,
  errorText,
  titleOf = () => undefined,
  focus,
}: Props<V>) {
  const t = useTranslations("registration.errors");
  const lineOf = useLine(errorText, titleOf);
  const { root, ...fields } = errors;
  const sort = useScreenSort();
  const current = groupRows(flattenErrors(fields), sort);
  const issues = useStruckIssues(current, attempt, sort);
  const box = useFocusOnErrors(attempt, root);
  const allSettled = issues.length > 0 && current.length === 0;
  if (issues.length === 0 && !root?.message) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      severity={allSettled ? "success" : "error"}
      role="alert"
      sx={{
        mb: 6,
        border: 1,
        borderColor: allSettled ? "success.main" : "error.main",
        scrollMarginTop: 16,
        "&:focus": { outline: "3px solid var(--focus)", outlineOffset: "2px" },
      }}
    >
      <Box component="p" sx={{ m: 0, fontWeight: 700 }}>
        {issues.length > 0 ? t("title", { count: current.length }) : t("unsent")}
      </Box>
      {root?.message && issues.length === 0 ? (
        <Box component="p" sx={{ m: 0, mt: 1 }}>
          {errorText(root.message)}
        </Box>
      ) : null}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {issues.map(({ settled, ...group }) => (
          <li key={group.key}>
            <Link
              component="button"
              type="button"
              onClick={() => scrollToField(group.path, focus)}
              sx={{
                textAlign: "left",
                py: 1,
                fontSize: 14,
                color: "inherit",
                textDecorationColor: "currentcolor",
                ...(settled ? { color: "text.secondary", textDecoration: "line-through" } : {}),
              }}
            >
              {lineOf(group)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
