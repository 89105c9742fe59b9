-- The rows that an import has not taken are written as a file, in the order of the file.
create index import_problems_failed on import_problems (import_id, row) where severity = 'error';
