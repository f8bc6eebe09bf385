import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/layout/link";
import { ListEmpty } from "./list-empty";
import { ListError } from "./list-error";

/** way: out of the filters or back to the first page; otherwise: the next step where there is no such way. */
type Nothing = { title: string; text: string; way?: { href: string; label: string } | null; otherwise?: ReactNode };

/** What stands in place of a list's rows: that they could not be read (no rows) or that there are none. Undefined where there are some. */
export function listInstead(rows: readonly unknown[] | null | undefined, { title, text, way, otherwise }: Nothing) {
  if (!rows) return <ListError />;
  if (rows.length > 0) return undefined;
  return (
    <ListEmpty title={title} text={text}>
      {way ? (
        <Button variant="outlined" component={Link} href={way.href}>
          {way.label}
        </Button>
      ) : (
        otherwise
      )}
    </ListEmpty>
  );
}
