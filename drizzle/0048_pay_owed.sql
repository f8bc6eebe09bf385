ALTER TABLE "employment_pay" ADD COLUMN "tax_obligation" text;--> statement-breakpoint
ALTER TABLE "payroll_settings" ADD COLUMN "pays_dollars_apart" boolean DEFAULT false NOT NULL;