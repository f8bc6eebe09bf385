import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { getLocale, getTranslations } from "next-intl/server";
import type { RegistrationStatus } from "@/lib/features/applicants/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { OutcomeBanner } from "./outcome-banner";
import { StageList } from "./stage-list";
import { WithdrawApplication } from "./withdraw-application";

/** Show the status of a registration. The reason of a rejection is never shown. */
export async function StatusView({ status, guid }: { status: RegistrationStatus; guid: string }) {
  const t = await getTranslations("registration");
  const locale = await getLocale();
  const ownStages = inLanguage(locale, { en: status.statusListEn, id: status.statusList });
  const otherStages = inLanguage(locale, { en: status.statusList, id: status.statusListEn });
  const stages = ownStages.map(({ statusName, progress }, index) => ({
    name: statusName,
    otherName: otherStages[index]?.statusName ?? "",
    progress,
  }));
  return (
    <Box sx={{ pb: 8 }}>
      <Typography variant="h1">{status.fullName}</Typography>
      <Box sx={{ mt: 1, fontSize: 16 }}>
        {inLanguage(locale, { en: status.positionEn, id: status.position })}{" "}
        <Box component="span" sx={{ color: "text.secondary" }}>
          {t("gate.onVessel", {
            vesselType: inLanguage(locale, { en: status.vesselType, id: status.vesselTypeNameId }),
          })}
        </Box>
      </Box>
      <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", columnGap: 8, rowGap: 2, my: 5 }}>
        <div>
          <Box component="dt" sx={{ fontSize: 13, color: "text.secondary" }}>
            {t("finish.number")}
          </Box>
          <Box
            component="dd"
            data-testid="registration-number"
            sx={{ m: 0, fontSize: 20, fontWeight: 700, fontVariantNumeric: "tabular-nums" }}
          >
            {status.registrationNo}
          </Box>
        </div>
        <Box sx={{ alignSelf: "end", color: "text.secondary" }}>
          {t("status.registered", { date: formatDate(status.registeredAt, locale) })}
        </Box>
      </Box>
      <OutcomeBanner outcome={status.outcome} openingClosed={status.openingClosed} />
      <Typography variant="h2" sx={{ mt: 8, mb: 4, color: "secondary.main" }}>
        {t("status.stages")}
      </Typography>
      <StageList stages={stages} otherLocale={locale === "id" ? "en" : "id"} />
      {status.outcome === "in-progress" ? (
        <WithdrawApplication registrationNo={status.registrationNo} registrationGuid={guid} />
      ) : null}
    </Box>
  );
}
