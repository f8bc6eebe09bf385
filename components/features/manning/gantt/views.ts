/** Views and zooms allowed in the address; the first is the default. */
export const views = ["chart", "table"] as const;
export type View = (typeof views)[number];
export const zooms = ["overview", "normal", "close"] as const;
export type Zoom = (typeof zooms)[number];
