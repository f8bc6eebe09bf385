"use client";

import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link without automatic prefetch: `PrefetchOnIntent` prefetches on hover.
 * A server component may pass this to MUI's component prop; next/link answers 500 there.
 */
export function Link({ prefetch = false, ...rest }: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={prefetch} {...rest} />;
}
