-- What was asked before mails were bundled was mailed at once.
UPDATE "approval_items" SET "mailed_at" = "asked_at" WHERE "mailed_at" IS NULL;
