-- The last records of staff that the last save overwrote count their changes: a save names the version it was made from.

alter table leads add column version int not null default 1;
alter table staff_members add column version int not null default 1;
alter table import_mappings add column version int not null default 1;
alter table attributes add column version int not null default 1;
