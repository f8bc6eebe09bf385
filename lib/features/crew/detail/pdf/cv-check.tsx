import { documentCheckAddress } from "@/lib/features/checks/document-codes.queries";
import { qrCodeOf } from "@/lib/features/checks/qr-code.rules";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Coded } from "@/lib/platform/pdf/matrix";

/** Print the address where a reader checks that the CV is genuine. product 2.10 */
export function CvCheck({ code, locale }: { code: string; locale: Locale }) {
  const address = documentCheckAddress(code);
  return (
    <Coded rows={qrCodeOf(address)} label={address}>
      <Facts columns={1} ruled={false} facts={[{ label: bilingual(locale)("crew.cv.checkedAt"), value: address }]} />
    </Coded>
  );
}
