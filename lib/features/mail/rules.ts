/** The mailbox exists in the demo only. Mails that are really sent cannot be read here. */
export const isMailboxOpen = (env: NodeJS.ProcessEnv) => env.DEMO === "1" && !env.SMTP_URL;
