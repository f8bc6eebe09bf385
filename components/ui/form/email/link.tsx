import { getTranslations } from "next-intl/server";

type Props = {
  address: string | null;
  /** The address that was probably meant; null without a question. */
  meant: (address: string) => string | null;
};

/** An email address that breaks before its domain. A likely slip is asked about, because calls and imports keep it. */
export async function MailLink({ address, meant }: Props) {
  if (!address) return null;
  const at = Math.max(0, address.lastIndexOf("@"));
  const question = meant(address);
  const t = question ? await getTranslations("validation") : null;
  return (
    <>
      <a href={`mailto:${address}`}>
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </a>
      {t && question ? (
        <span style={{ display: "block", fontSize: 13, color: "var(--warning)" }}>
          {t.rich("meantAddress", { address: question, use: (chunks) => chunks })}
        </span>
      ) : null}
    </>
  );
}
