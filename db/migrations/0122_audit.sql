-- The audit log: each change by staff, append-only, every entry bound to the one before by its hash.

create table audit_entries (
  seq bigint primary key,
  at timestamptz not null,
  -- staff:<id>, staff:key:<id> or staff:operator, and the name at that time
  who text not null,
  who_name text not null,
  ip text not null,
  request_id text not null,
  -- method and path
  call text not null,
  record_kind text not null,
  record_id text not null,
  -- what was sent, without secrets and personal data
  input jsonb not null,
  before jsonb,
  after jsonb,
  hash bytea not null
);
create index audit_entries_who on audit_entries (who, seq);
create index audit_entries_record on audit_entries (record_kind, record_id, seq);
create index audit_entries_at on audit_entries (at);

-- SHA-256 over the hash before and all other columns; jsonb has one text for one value.
create function audit_entry_hash(previous bytea, entry audit_entries) returns bytea language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(entry.seq,
    to_char(entry.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.who, entry.who_name, entry.ip, entry.request_id,
    entry.call, entry.record_kind, entry.record_id, entry.input, entry.before, entry.after)::text, 'UTF8'));
$$;

-- Number and hash are given by the database, one entry after the other: the lock holds until the transaction ends.
create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtext('audit_entries'));
  select e.seq, e.hash into last from audit_entries e order by e.seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.hash := audit_entry_hash(coalesce(last.hash, ''::bytea), new);
  return new;
end $$;
create trigger audit_entries_chained before insert on audit_entries for each row execute function chain_audit_entry();
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function reject_change();
