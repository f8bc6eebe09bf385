-- Counts of people are kept by the server processes until they hear that something they count by has changed.
CREATE FUNCTION nakhoda_people_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('nakhoda_people', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER crew_changed AFTER INSERT OR DELETE OR UPDATE OF status, status_since, division_id, vessel_id, employment_type_id, erased_at, processing_stopped_at ON crew FOR EACH STATEMENT EXECUTE FUNCTION nakhoda_people_changed();--> statement-breakpoint
CREATE TRIGGER applicants_changed AFTER INSERT OR DELETE OR UPDATE OF current_status_id, division_id ON applicants FOR EACH STATEMENT EXECUTE FUNCTION nakhoda_people_changed();--> statement-breakpoint
CREATE TRIGGER suitability_entries_changed AFTER INSERT OR DELETE OR UPDATE ON suitability_entries FOR EACH STATEMENT EXECUTE FUNCTION nakhoda_people_changed();--> statement-breakpoint
CREATE TRIGGER assignments_changed AFTER INSERT OR DELETE OR UPDATE OF slot, crew_id ON assignments FOR EACH STATEMENT EXECUTE FUNCTION nakhoda_people_changed();
