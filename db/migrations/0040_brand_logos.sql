-- The logo of a brand, as the hash of a stored picture.

alter table brands add column logo_hash text;
