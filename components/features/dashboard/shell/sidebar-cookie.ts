/** "folded" where somebody folded the menu to its icons. */
export const sidebarCookie = "nakhoda-sidebar";
