-- Whether the disk of the database takes new data: asked by /readyz after a write has failed because it was full.

-- A temporary table needs new pages each time, where an ordinary one would write into those that are free.
create function probe_storage() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  create temporary table storage_probe on commit drop as
    select repeat('x', 1900) as filler from generate_series(1, 256);
  drop table storage_probe;
end
$$;
