alter table users add constraint users_crew_id_crew_id_fk foreign key (crew_id) references crew (id);
--> statement-breakpoint
alter table users add constraint users_vessel_id_vessels_id_fk foreign key (vessel_id) references vessels (id);
--> statement-breakpoint
alter table users add constraint users_principal_id_principals_id_fk foreign key (principal_id) references principals (id);
--> statement-breakpoint
create trigger crew_status_changes_append_only before update or delete on crew_status_changes for each row execute function refuse_change();
--> statement-breakpoint
create trigger sensitive_reads_append_only before update or delete on sensitive_reads for each row execute function refuse_change();
--> statement-breakpoint
create trigger assignment_events_append_only before update or delete on assignment_events for each row execute function refuse_change();
