"use client";

import { useTranslations } from "next-intl";
import { useParams } from "next/navigation";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { crewsAddress } from "@/components/features/appraisals/address";

/** The report could not be read, in the documents' words: another try, or the way back to the list. Document 3 §8 */
export default function AppraisalError({ retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations("appraisal-form.notFound");
  const shell = useTranslations("shell");
  const { vesselId } = useParams<{ vesselId: string }>();
  return (
    <ScreenMessage title={t("title")} text={t("text")}>
      <Button variant="contained" onClick={retry}>
        {shell("retry")}
      </Button>
      <Button component={Link} href={crewsAddress(Number(vesselId))}>
        {t("toList")}
      </Button>
    </ScreenMessage>
  );
}
