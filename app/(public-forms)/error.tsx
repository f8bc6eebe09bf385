"use client";

import { PageUnavailable } from "@/components/ui/feedback/page-unavailable";

export default function FormsError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <main>
      <PageUnavailable state="failed" retry={retry} />
    </main>
  );
}
