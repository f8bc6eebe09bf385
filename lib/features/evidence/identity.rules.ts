import type { Caller } from "@/lib/platform/operation";
import { companyName } from "@/lib/platform/mail/company";
import { mailSenderAddress } from "@/lib/platform/mail/sender-address";

/** Who acted and how that is known. No field is ever empty. */
export type Identified = {
  how: "link" | "account" | "system";
  name: string;
  email: string;
  role: string;
  address: string;
  userAgent: string;
};

const emptyToNull = (text: string | null | undefined) => text?.trim() || "not stated";

/** Identify the actor: an account, or the scheduler. */
export function actorIdentity({
  actor,
  address,
  userAgent,
}: Pick<Caller, "actor" | "address" | "userAgent">): Identified {
  if (actor.kind === "user") {
    const { name, email, role } = actor;
    return { how: "account", name, email, role, address, userAgent: emptyToNull(userAgent) };
  }
  return {
    how: "system",
    name: companyName(),
    email: mailSenderAddress().email,
    role: "scheduler",
    address,
    userAgent: "Nakhoda",
  };
}

type Holder = Pick<Caller, "address" | "userAgent"> & { name: string; email: string };

/** Identify the holder of a mailed link by the address it was sent to. */
export const linkHolderIdentity = ({ name, email, address, userAgent }: Holder): Identified => ({
  how: "link",
  name: emptyToNull(name),
  email,
  role: "recipient of the link",
  address,
  userAgent: emptyToNull(userAgent),
});
