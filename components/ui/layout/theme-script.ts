export const themeCookie = "nakhoda-theme";
export const themes = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themes)[number];

/** Runs before the first paint: the stored choice, else what the system prefers. */
export const themeScript = `(()=>{const m=document.cookie.match(/${themeCookie}=(light|dark)/);const d=m?m[1]:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";document.documentElement.setAttribute("data-theme",d)})()`;
