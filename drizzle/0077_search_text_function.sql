-- Searches find a name however its accents, apostrophes and hyphens were written: Ma'ruf, Ma’ruf and Maruf; Nguyễn and Nguyen.
create extension if not exists unaccent with schema public;
--> statement-breakpoint
-- Immutable, because the dictionary is named: neither the search path nor a restore changes what it gives. lib/platform/i18n/search-text.ts says the same.
create function public.search_text(value text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    translate(
      lower(case
        when octet_length(value) = length(value) then value
        else public.unaccent('public.unaccent'::regdictionary, lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')))
      end),
      U&'''\2018\2019\201B\02B9\02BB\02BC\02BD\02BE\02BF\02C8\02CB\2032\FF07`\00B4-\00AD\2010\2011\2012\2013\2014\2015\02D7\2212',
      ''
    ),
    '[\s\u00a0]+', ' ', 'g'
  ))
$$;
--> statement-breakpoint
-- The keyword of a LIKE pattern, its wildcards taken literally. The cost makes plans that know the keyword the cheaper ones.
create function public.search_keyword(value text) returns text language sql immutable strict parallel safe cost 1000 as $$
  select regexp_replace(public.search_text(value), '([\\%_])', '\\\1', 'g')
$$;
--> statement-breakpoint
update job_openings set search_text = public.search_text(search_text);
