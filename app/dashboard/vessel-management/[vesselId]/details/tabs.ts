export const detailTabs = ["vessel-details", "on-board-crew", "crew-history", "voyage-log", "gantt-chart"] as const;
export type DetailTab = (typeof detailTabs)[number];
