// How the test of retention makes and counts fetches of import files and entries of the bin.

export const OF_IMPORT_FETCHES = {
  insert: `with source as (insert into import_sources (id, market, name, address, format, every, at_minute, weekday, applies,
      max_rejected_percent, max_retired, next_at, created_by, created_at, updated_at)
    values (gen_random_uuid(), 'IN', 'Feed', 'https://feeds.example/a.csv', 'csv', 'day', 0, 1, false, 0, 0, $1::timestamptz, '',
      $1::timestamptz, $1::timestamptz) returning id)
    insert into import_fetches (source_id, state, asked_by, begun_at, ended_at)
    select id, 'unchanged', $2::text, $1::timestamptz, $1::timestamptz from source`,
  count: 'select count(*)::int as count from import_fetches where asked_by = $1',
}

export const OF_BIN = {
  insert: `insert into bin_entries (kind, record_id, name, contents, who, who_name, deleted_at)
    values ('holiday', '', $2::text, '{}', '', '', $1::timestamptz)`,
  count: 'select count(*)::int as count from bin_entries where name = $1',
}
