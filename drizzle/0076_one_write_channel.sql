-- Caches are invalidated by any write (0040). A previous version that still serves caches counts for a minute at most.
DROP TRIGGER crew_changed ON crew;--> statement-breakpoint
DROP TRIGGER applicants_changed ON applicants;--> statement-breakpoint
DROP TRIGGER suitability_entries_changed ON suitability_entries;--> statement-breakpoint
DROP TRIGGER assignments_changed ON assignments;--> statement-breakpoint
DROP FUNCTION nakhoda_people_changed();
