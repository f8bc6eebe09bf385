ALTER TABLE "schedules" ADD COLUMN "on_board_time" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "on_board_agent_name" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "on_board_agent_phone" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "off_board_time" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "off_board_agent_name" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "off_board_agent_phone" text;--> statement-breakpoint
CREATE INDEX "schedules_over" ON "schedules" USING btree ("on_board_date","id") WHERE status_id = 7 or cancelled_at is not null;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_on_board_time" CHECK ("schedules"."on_board_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_off_board_time" CHECK ("schedules"."off_board_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');