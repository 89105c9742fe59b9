-- Which Hindi texts of products are outdated: the English one has changed since. Texts of before count as up to date.

alter table products
  -- text -> digest of the English that its Hindi was written for; only texts whose English is another one now
  add column hindi_outdated jsonb not null default '{}' check (jsonb_typeof(hindi_outdated) = 'object'),
  -- text -> {hindi, english}: digests of the outdated Hindi that was replaced last, which is outdated again when it comes back
  add column hindi_replaced jsonb not null default '{}' check (jsonb_typeof(hindi_replaced) = 'object');

-- Every writer of products, imports included, changes both texts of a language pair by one statement.
create function note_hindi_sources() returns trigger language plpgsql as $$
declare
  names text[] := array['name', 'description', 'features'];
  english text[] := array[new.name_en, new.description_en, array_to_string(new.features_en, e'\n')];
  english_was text[] := array[old.name_en, old.description_en, array_to_string(old.features_en, e'\n')];
  hindi text[] := array[new.name_hi, new.description_hi, array_to_string(new.features_hi, e'\n')];
  hindi_was text[] := array[old.name_hi, old.description_hi, array_to_string(old.features_hi, e'\n')];
  source text;
  replaced jsonb;
begin
  for i in 1 .. 3 loop
    source := new.hindi_outdated ->> names[i];
    if hindi[i] is distinct from hindi_was[i] then
      replaced := new.hindi_replaced -> names[i];
      new.hindi_outdated := new.hindi_outdated - names[i];
      new.hindi_replaced := new.hindi_replaced - names[i];
      if replaced ->> 'hindi' = md5(hindi[i]) and replaced ->> 'english' <> md5(english[i])
         and hindi[i] not in ('', english[i]) then
        new.hindi_outdated := new.hindi_outdated || jsonb_build_object(names[i], replaced ->> 'english');
      elsif source is not null then
        new.hindi_replaced := new.hindi_replaced
          || jsonb_build_object(names[i], jsonb_build_object('hindi', md5(hindi_was[i]), 'english', source));
      end if;
    elsif english[i] is distinct from english_was[i] then
      source := coalesce(source, md5(english_was[i]));
      new.hindi_outdated := new.hindi_outdated - names[i];
      -- a missing Hindi is not outdated, and an English that is back has its Hindi
      if hindi[i] not in ('', english[i]) and source <> md5(english[i]) then
        new.hindi_outdated := new.hindi_outdated || jsonb_build_object(names[i], source);
      end if;
    end if;
  end loop;
  return new;
end $$;
create trigger products_hindi_sources before update on products for each row
  when (old.name_en is distinct from new.name_en or old.name_hi is distinct from new.name_hi
    or old.description_en is distinct from new.description_en or old.description_hi is distinct from new.description_hi
    or old.features_en is distinct from new.features_en or old.features_hi is distinct from new.features_hi)
  execute function note_hindi_sources();

create index products_hindi_missing on products (market, msn) where (name_hi = '' or name_hi = name_en)
  or (description_en <> '' and (description_hi = '' or description_hi = description_en))
  or (features_en <> '{}' and (features_hi = '{}' or features_hi = features_en));
create index products_hindi_outdated on products (market, msn) where hindi_outdated <> '{}';
