import type { z } from "zod";

type Validity = { expired: string | null; noExpiry: boolean; attachment: string | null };

/** Require scan and expiry (or no expiry) of a mandatory certificate before it is sent. product 5.17 */
export const withRequiredValidity = <T extends z.ZodType<Validity>>(form: T) =>
  form
    .refine(({ attachment }) => attachment !== null, {
      path: ["attachment"],
      error: "validation.required",
      when: () => true,
    })
    .refine(({ expired, noExpiry }) => noExpiry || Boolean(expired), {
      path: ["expired"],
      error: "crew.papers.expiryOrNone",
      when: () => true,
    });
