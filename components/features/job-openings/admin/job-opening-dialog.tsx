"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { hrefWith } from "@/components/ui/list/list-state";
import type { JobOpeningFormProps } from "./job-opening-form";

const JobOpeningForm = lazyDialog(() => import("./job-opening-form").then((module) => module.JobOpeningForm));

/** The dialog the address opens (?joi= or ?add=1); closing takes it out of the address again. */
export function JobOpeningDialog(props: JobOpeningFormProps) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;

  const close = () => {
    setIsClosed(true);
    const href = hrefWith(Object.fromEntries(params), { joi: null, add: null });
    router.replace(href === "?" ? pathname : href, { scroll: false });
  };
  return (
    <JobOpeningForm
      {...props}
      onClose={close}
      onSaved={() => {
        close();
        router.refresh();
      }}
    />
  );
}
