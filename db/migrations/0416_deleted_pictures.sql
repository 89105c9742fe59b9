-- The bytes of pictures that were deleted from the library go after a term, if no older record shows them.
alter table media
  -- when it was deleted from the library; null while it is in it, and for pictures of customers
  add column taken_out_at timestamptz,
  -- when it was last found that an older record still needs it
  add column kept_at timestamptz,
  add check (library_at is null or taken_out_at is null),
  add check (kept_at is null or taken_out_at is not null);
create index media_taken_out on media (taken_out_at, hash) where taken_out_at is not null;
