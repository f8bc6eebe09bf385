/** Cookie with the value "folded" when the menu is collapsed to icons. */
export const sidebarCookie = "nakhoda-sidebar";
