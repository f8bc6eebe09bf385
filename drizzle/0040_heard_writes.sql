-- Every write leaves an entry in the log, so the log tells the server processes when what they have reckoned may be old.
CREATE FUNCTION nakhoda_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('nakhoda_writes', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_entries_written AFTER INSERT ON audit_entries FOR EACH ROW WHEN (NEW.operation !~ '^users\.sign-|\.download') EXECUTE FUNCTION nakhoda_written();
