-- Months that are locked already and settled their tax year say so: their tax was reckoned by the rates of the year.
ALTER TABLE "person_months" DISABLE TRIGGER "person_months_frozen";
--> statement-breakpoint
UPDATE "person_months" SET "is_last_period" = true WHERE "id" IN (
  SELECT "work_orders"."person_month_id" FROM "work_orders"
  JOIN "work_order_lines" ON "work_order_lines"."work_order_id" = "work_orders"."id"
  WHERE "work_order_lines"."name" = 'pph21Tax' AND "work_order_lines"."explanation" ->> 'formula' = 'taxYearly'
);
--> statement-breakpoint
ALTER TABLE "person_months" ENABLE TRIGGER "person_months_frozen";
