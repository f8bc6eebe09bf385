"use client";

import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useListUrl } from "@/components/ui/list/use-list-url";
import type { ViewList } from "@/db/enums/views";
import { setDefaultViewAction, updateViewAction } from "@/lib/features/views/actions";
import { withoutViewMark, viewMark } from "@/lib/features/views/rules";
import type { SavedView } from "@/lib/features/views/schema";
import type { ActionResult } from "@/lib/platform/transport/action-result";

/**
 * Change the current view; a toast shows each outcome. `mark` puts the view into the address without reloading rows.
 */
export function useViewChanges(list: ViewList, onClose: () => void) {
  const t = useTranslations("views");
  const shell = useTranslations("shell");
  const toast = useToast();
  const { note } = useListUrl();
  const [, startTransition] = useTransition();
  const change = <T>(work: () => Promise<ActionResult<T>>, done: string) =>
    startTransition(async () => {
      onClose();
      const result = await work().catch(() => null);
      if (result?.ok) toast({ severity: "success", text: done });
      else toast({ severity: "error", text: result?.message ?? shell("offline") });
    });
  return {
    mark: (view: { id: number; name: string } | null) => note({ view: view ? viewMark(view) : withoutViewMark }),
    update: ({ id, name }: SavedView, query: Record<string, string>) =>
      change(() => updateViewAction({ id, list, query }), t("updated", { name })),
    setDefault: ({ id, name, isDefault }: SavedView) =>
      change(
        () => setDefaultViewAction({ list, id: isDefault ? null : id }),
        t(isDefault ? "defaultCleared" : "defaultSet", { name }),
      ),
  };
}
