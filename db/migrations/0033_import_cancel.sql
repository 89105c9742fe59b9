-- Imports that were cancelled, and dry runs whose process died; an import that changes the store goes on instead.
alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check
  check (state in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone', 'cancelled', 'interrupted'));
alter table imports add column runner uuid;
comment on column imports.runner is 'Process that works on a dry run; null when any may.';
