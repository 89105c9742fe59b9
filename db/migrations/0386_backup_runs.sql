-- Backups that the store writes each night or because staff asked for one, and what became of each.

create table backup_runs (
  id uuid primary key,
  number int not null generated always as identity unique,
  -- null for one of the schedule
  asked_by text,
  asked_by_name text,
  asked_at timestamptz not null,
  state text not null check (state in ('waiting', 'running', 'complete', 'failed', 'removed')),
  problem text check (problem in ('folder-missing', 'not-writable', 'disk-full', 'database', 'interrupted', 'other')),
  kind text check (kind in ('cluster', 'tables')),
  -- absolute path
  folder text unique,
  bytes bigint,
  files int,
  started_at timestamptz,
  ended_at timestamptz,
  removed_at timestamptz,
  -- whether every file is still as it was written, when somebody asks for it
  check_state text check (check_state in ('waiting', 'running', 'passed', 'failed')),
  check_problem text check (check_problem in ('missing', 'damaged', 'other')),
  check_asked_by_name text,
  checked_at timestamptz,
  check ((asked_by is null) = (asked_by_name is null)),
  check ((started_at is null) = (state = 'waiting')),
  check ((started_at is null) = (folder is null)),
  check ((ended_at is null) = (state in ('waiting', 'running'))),
  check ((problem is not null) = (state = 'failed')),
  check ((bytes is not null) = (state in ('complete', 'removed'))),
  check ((bytes is null) = (files is null)),
  check ((removed_at is not null) = (state = 'removed'))
);
-- what somebody asks for while one waits is that one
create unique index backup_runs_waiting on backup_runs (state) where state = 'waiting';
create index backup_runs_complete on backup_runs (ended_at) where state = 'complete';
