ALTER TABLE "approval_items" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approval_items" ADD COLUMN "mail_id" integer;--> statement-breakpoint
ALTER TABLE "approval_items" ADD CONSTRAINT "approval_items_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_items_mail" ON "approval_items" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "approval_items_queued" ON "approval_items" USING btree ("link_id") WHERE mailed_at is null and ended_at is null;