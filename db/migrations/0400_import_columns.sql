-- What the first reading of a file saw of its columns, for the screen on which they are mapped.
alter table imports add column sample jsonb;
comment on column imports.sample is 'Headings, their first values and what each is guessed to mean; null before the file was read.';
