-- Divisions that are there already are paid by the product from the month of this release on; new installations get theirs with the reference data.
-- The rate of JKK stays unknown until somebody has read it from the company's certificate.
INSERT INTO "payroll_settings" ("division_id", "used_from", "bpjs_base")
SELECT "id", date_trunc('month', now() AT TIME ZONE 'Asia/Jakarta')::date, array['basicSalary', 'kpak', 'positionAllowance'] FROM "divisions"
ON CONFLICT DO NOTHING;
