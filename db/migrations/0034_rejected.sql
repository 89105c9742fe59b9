-- Stored words follow the terms of the calls: rows, repeated part numbers and notifications are rejected.

update imports set counts = (counts::jsonb - 'refused') || jsonb_build_object('rejected', counts::jsonb -> 'refused')
where counts::jsonb ? 'refused';
update imports set mapping = jsonb_set(mapping::jsonb, '{repeats}', '"reject"') where mapping ->> 'repeats' = 'refuse';
update import_mappings set mapping = jsonb_set(mapping::jsonb, '{repeats}', '"reject"') where mapping ->> 'repeats' = 'refuse';
update payment_notifications set outcome = 'rejected' where outcome = 'refused';
comment on column imports.counts is 'created, offered, updated, unchanged, rejected, priceChanges, undone, left';
