import type { ReactNode } from "react";
import { Link } from "@/components/ui/layout/link";
import { Button } from "../layout/button";
import { ListEmpty } from "./list-empty";
import { ListError } from "./list-error";

type EmptyStateAction = { href: string; label: string };
/**
 * `action`: clears filters, opens the first page or the source of rows. `fallback`: the next step when there is no
 * action.
 */
type EmptyState = { title: string; text: string; action?: EmptyStateAction | null; fallback?: ReactNode };

/** Return what replaces a list's rows: an error (rows null), an empty state, or undefined when there are rows. */
export function emptyStateOf(
  rows: readonly unknown[] | null | undefined,
  { title, text, action, fallback }: EmptyState,
) {
  if (!rows) return <ListError />;
  if (rows.length > 0) return undefined;
  return (
    <ListEmpty title={title} text={text}>
      {action ? (
        <Button variant="outlined" component={Link} href={action.href}>
          {action.label}
        </Button>
      ) : (
        fallback
      )}
    </ListEmpty>
  );
}
