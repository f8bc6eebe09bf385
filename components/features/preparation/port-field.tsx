"use client";

import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { OptionField } from "./option-field";
import type { FieldProps } from "@/components/ui/form/use-field";
import { listLookupsAction } from "@/lib/features/lookups/actions";
import type { LookupOption } from "@/lib/features/lookups/schema";

/** Select a port or create a new one by name. The list is loaded with the form. D3 §7 */
export function PortField<V extends FieldValues>(props: FieldProps<V>) {
  const [ports, setPorts] = useState<readonly LookupOption[]>([]);
  useEffect(() => {
    void listLookupsAction({ kind: "port" })
      .then((answer) => (answer.ok ? setPorts(answer.data) : undefined))
      .catch(() => undefined);
  }, []);
  return <OptionField {...props} kind="port" options={ports} />;
}
