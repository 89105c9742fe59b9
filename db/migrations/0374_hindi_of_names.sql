-- For which English the Hindi of categories, attributes and brands was written: what is missing or outdated can be listed.

-- text -> md5 of the English that its Hindi was written or confirmed for; '' for an English that was its own Hindi and is gone
alter table categories add column hindi_for jsonb not null default '{}' check (jsonb_typeof(hindi_for) = 'object');
alter table attributes add column hindi_for jsonb not null default '{}' check (jsonb_typeof(hindi_for) = 'object');
alter table brands add column hindi_for jsonb not null default '{}' check (jsonb_typeof(hindi_for) = 'object');

-- Arguments: of each text its name, the column of its English and that of its Hindi.
create function note_hindi_for() returns trigger language plpgsql as $$
declare
  after jsonb := to_jsonb(new);
  before jsonb := to_jsonb(old);
  text_name text;
  english text;
  english_was text;
  hindi text;
begin
  for i in 0 .. tg_nargs / 3 - 1 loop
    text_name := tg_argv[i * 3];
    english := after ->> tg_argv[i * 3 + 1];
    english_was := before ->> tg_argv[i * 3 + 1];
    hindi := after ->> tg_argv[i * 3 + 2];
    if hindi <> before ->> tg_argv[i * 3 + 2] then
      new.hindi_for := new.hindi_for || jsonb_build_object(text_name, md5(english));
    elsif english <> english_was and not new.hindi_for ? text_name then
      new.hindi_for := new.hindi_for
        || jsonb_build_object(text_name, case when hindi = english_was then '' else md5(english_was) end);
    end if;
  end loop;
  return new;
end $$;
create trigger categories_hindi_for before update on categories for each row
  when (old.name_en <> new.name_en or old.name_hi <> new.name_hi or old.intro_en <> new.intro_en or old.intro_hi <> new.intro_hi)
  execute function note_hindi_for('name', 'name_en', 'name_hi', 'intro', 'intro_en', 'intro_hi');
create trigger attributes_hindi_for before update on attributes for each row
  when (old.name_en <> new.name_en or old.name_hi <> new.name_hi)
  execute function note_hindi_for('name', 'name_en', 'name_hi');
create trigger brands_hindi_for before update on brands for each row
  when (old.name <> new.name or old.name_hi <> new.name_hi)
  execute function note_hindi_for('name', 'name', 'name_hi');

create index categories_hindi_missing on categories (market, code) where
  (name_en <> '' and (name_hi = '' or name_hi = name_en and hindi_for ->> 'name' is distinct from md5(name_en)))
  or (intro_en <> '' and (intro_hi = '' or intro_hi = intro_en and hindi_for ->> 'intro' is distinct from md5(intro_en)));
create index categories_hindi_outdated on categories (market, code) where
  (name_hi <> '' and name_hi <> name_en and hindi_for ->> 'name' <> md5(name_en))
  or (intro_en <> '' and intro_hi <> '' and intro_hi <> intro_en and hindi_for ->> 'intro' <> md5(intro_en));
create index attributes_hindi_missing on attributes (key) where
  (name_en <> '' and (name_hi = '' or name_hi = name_en and hindi_for ->> 'name' is distinct from md5(name_en)));
create index attributes_hindi_outdated on attributes (key) where
  (name_hi <> '' and name_hi <> name_en and hindi_for ->> 'name' <> md5(name_en));
create index brands_hindi_missing on brands (slug) where
  (name <> '' and (name_hi = '' or name_hi = name and hindi_for ->> 'name' is distinct from md5(name)));
create index brands_hindi_outdated on brands (slug) where
  (name_hi <> '' and name_hi <> name and hindi_for ->> 'name' <> md5(name));
