/** The mailbox is the demo's alone: where mail really leaves the house, nobody reads it here. */
export const isMailboxOpen = (env: NodeJS.ProcessEnv) => env.DEMO === "1" && !env.SMTP_URL;
