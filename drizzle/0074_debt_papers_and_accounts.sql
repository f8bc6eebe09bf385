ALTER TABLE "payroll_debts" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "payroll_settings" ADD COLUMN "debt_accounts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_debts" ADD CONSTRAINT "payroll_debts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payroll_debts_file_id_index" ON "payroll_debts" USING btree ("file_id") WHERE file_id is not null;