"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useAddressDialog } from "@/components/ui/list/use-address-dialog";
import { extendKey } from "../planning/address";
import type { ExtensionSubject } from "./use-extension-request";

const RequestDialog = lazyDialog(() => import("./request-dialog").then((module) => module.RequestExtensionDialog));

/** Open the extension request named in the address. */
export function LinkedRequest(subject: ExtensionSubject) {
  const { isClosed, onClose } = useAddressDialog([extendKey]);
  return isClosed ? null : <RequestDialog {...subject} onClose={onClose} />;
}
