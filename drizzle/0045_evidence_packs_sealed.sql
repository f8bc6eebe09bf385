-- A sealed pack never changes: its document is filled in once, and an erasure may take text and document, never put others in their place.
create function refuse_change_of_pack() returns trigger language plpgsql as $$
declare
  kept evidence_packs := new;
  was evidence_packs := old;
begin
  if new.json is not null and new.json is distinct from old.json then
    raise exception 'evidence_packs: the text of a pack may be erased only';
  end if;
  if old.pdf_hash is null then
    if (new.pdf_hash is null) <> (new.pdf is null) or (new.pdf is not null and new.json is null) then
      raise exception 'evidence_packs: the document of a pack is filled in once, with its hash';
    end if;
  elsif new.pdf_hash is distinct from old.pdf_hash or (new.pdf is not null and new.pdf is distinct from old.pdf) then
    raise exception 'evidence_packs: the document of a pack may be erased only';
  end if;
  kept.json := was.json;
  kept.pdf := was.pdf;
  kept.pdf_hash := was.pdf_hash;
  if kept is distinct from was then
    raise exception 'evidence_packs is append-only';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger evidence_packs_kept before delete on evidence_packs for each row execute function refuse_change();
--> statement-breakpoint
create trigger evidence_packs_sealed before update on evidence_packs for each row execute function refuse_change_of_pack();
