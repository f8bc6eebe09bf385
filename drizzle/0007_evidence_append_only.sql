create trigger evidence_events_append_only before delete on evidence_events for each row execute function refuse_change();
--> statement-breakpoint
create trigger evidence_events_redaction before update on evidence_events for each row execute function refuse_all_but_redaction('content');
