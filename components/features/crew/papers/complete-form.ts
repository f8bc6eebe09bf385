import type { z } from "zod";

type Validity = { expired: string | null; noExpiry: boolean; attachment: string | null };

/** A mandatory certificate also needs its scan, and its expiry or none; told before anything is sent or asked for. product 5.17 */
export const completeForm = <T extends z.ZodType<Validity>>(form: T) =>
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
