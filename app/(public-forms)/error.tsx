"use client";

import { Unavailable } from "@/components/ui/feedback/unavailable";

export default function FormsError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <main>
      <Unavailable state="failed" retry={retry} />
    </main>
  );
}
