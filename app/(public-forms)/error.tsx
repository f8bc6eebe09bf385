"use client";

import { NotNow } from "@/components/ui/feedback/not-now";

export default function FormsError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <main>
      <NotNow state="failed" retry={retry} />
    </main>
  );
}
