"use client";

import type { ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import type { CheckupBill } from "./checkup-form";
import { RowFrame } from "./row-frame";
import { useRow } from "./use-row";

const CheckupDialog = lazyDialog(() => import("./checkup-dialog").then((module) => module.CheckupDialog));
const CheckupFields = lazyDialog(() => import("./checkup-fields").then((module) => module.CheckupFields));

type Props = { bill: CheckupBill; before: ReactNode; amount: ReactNode; after: ReactNode; label: string };

/** A check-up's row; its amount opens editing in the row, or a dialog on phones. */
export function CheckupRow({ bill, before, amount, after, label }: Props) {
  const row = useRow();
  const reading = (
    <RowFrame
      row={row}
      before={before}
      after={after}
      name={bill.name}
      figure={amount}
      card={{ "data-card": "fact", "data-label": label }}
      warm={{ row: CheckupFields.preloadProps, dialog: CheckupDialog.preloadProps }}
    />
  );
  return (
    <>
      {row.way === "row" ? (
        <CheckupFields bill={bill} before={before} meanwhile={reading} onClose={row.close} />
      ) : (
        reading
      )}
      {row.way === "dialog" ? <CheckupDialog bill={bill} onClose={row.close} /> : null}
    </>
  );
}
