-- The library of pictures: which stored pictures are the store's own, their names, and indexes by which their uses are found.
-- Pictures that customers send (reviews, returns, enquiries, tickets) have no library_at and never appear in it.

alter table media
  add column library_at timestamptz,
  add column file_name text not null default '',
  add column alt_en text not null default '',
  add column alt_hi text not null default '',
  -- counts every change of the names, so that nobody overwrites what he has not seen
  add column version int not null default 1;

-- The pictures that a document of the content names, at any depth.
create function picture_hashes(body jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct found #>> '{}'), '{}')
  from jsonb_path_query(body, 'strict $.**.image') found
  where jsonb_typeof(found) = 'string'
$$;

create index products_pictures on products using gin (images jsonb_path_ops);
create index brands_logo on brands (logo_hash) where logo_hash is not null;
create index categories_image on categories (image_hash) where image_hash is not null;
create index layouts_pictures on layouts using gin (picture_hashes(body));
create index content_documents_pictures on content_documents using gin (picture_hashes(draft)) where draft is not null;
create index content_versions_pictures on content_versions using gin (picture_hashes(body));

update media set library_at = date_trunc('milliseconds', created_at)
where hash in (
  select one ->> 'hash' from products cross join jsonb_array_elements(images) one
  union all select logo_hash from brands
  union all select image_hash from categories
  union all select unnest(picture_hashes(body)) from layouts
  union all select unnest(picture_hashes(draft)) from content_documents where draft is not null
  union all select unnest(picture_hashes(body)) from content_versions
  union all select hash from picture_sources
);

create index media_library on media (library_at desc, hash desc) where library_at is not null;
create index media_library_words on media using gin (lower(file_name || ' ' || alt_en || ' ' || alt_hi) gin_trgm_ops)
  where library_at is not null;
