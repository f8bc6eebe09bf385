DROP INDEX "mails_of_recipient";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "way" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_ways" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_unread" ON "mails" USING btree (lower("recipient"),"id" DESC NULLS FIRST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "mails_of_recipient" ON "mails" USING btree (lower("recipient"),"id" DESC NULLS FIRST);