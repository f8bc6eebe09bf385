"use client";

import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link that fetches nothing while it only stands in sight: `PrefetchOnIntent` does when it is pointed at. A server
 * component may hand this to MUI's component prop; next/link itself answers 500 there.
 */
export function Link({ prefetch = false, ...rest }: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={prefetch} {...rest} />;
}
