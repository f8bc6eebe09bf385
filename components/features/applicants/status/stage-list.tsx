import Box from "@mui/material/Box";
import { getTranslations } from "next-intl/server";
import { StageMark, type Progress } from "./stage-mark";

type Stage = { name: string; otherName: string; progress: Progress };

const progressLabels = {
  done: "success.main",
  current: "primary.main",
  waiting: "text.secondary",
  stopped: "error.main",
} as const;

/** List the stages from top to bottom: the user's language in large text, the other language below. */
export async function StageList({ stages, otherLocale }: { stages: Stage[]; otherLocale: "en" | "id" }) {
  const t = await getTranslations("registration.status.progress");
  return (
    <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {stages.map(({ name, otherName, progress }, index) => (
        <Box
          key={name}
          component="li"
          aria-current={progress === "current" ? "step" : undefined}
          data-progress={progress}
          sx={{
            position: "relative",
            display: "grid",
            gridTemplateColumns: "32px minmax(0, 1fr) auto",
            columnGap: 3,
            pb: index === stages.length - 1 ? 0 : 6,
          }}
        >
          {index === stages.length - 1 ? null : (
            <Box
              aria-hidden
              sx={{
                position: "absolute",
                left: 15,
                top: 32,
                bottom: 0,
                width: 2,
                bgcolor: progress === "done" ? "success.main" : "divider",
              }}
            />
          )}
          <StageMark progress={progress} />
          <Box sx={{ pt: 1 }}>
            <Box
              sx={{
                fontSize: 17,
                lineHeight: 1.3,
                fontWeight: progress === "current" ? 700 : 500,
                color: progress === "waiting" ? "text.secondary" : "text.primary",
              }}
            >
              {name}
            </Box>
            {otherName === name ? null : (
              <Box lang={otherLocale} sx={{ fontSize: 13, color: "text.secondary" }}>
                {otherName}
              </Box>
            )}
          </Box>
          <Box sx={{ pt: 1.5, fontSize: 14, fontWeight: 600, color: progressLabels[progress] }}>{t(progress)}</Box>
        </Box>
      ))}
    </Box>
  );
}
