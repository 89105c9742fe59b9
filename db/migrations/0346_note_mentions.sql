-- Members whom a note has mentioned, each notified once, however often the note is changed.
alter table record_notes add column mentioned uuid[] not null default '{}';
