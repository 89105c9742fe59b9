-- Imports of a seller who offers products that another seller offered first: what they change is the offer.
alter table import_changes drop constraint import_changes_kind_check;
alter table import_changes add constraint import_changes_kind_check
  check (kind in ('product', 'offer', 'category', 'brand', 'attribute'));
comment on column import_changes.kind is
  'An offer is named by its product; its seller is the one of the import''s mapping.';
comment on column imports.counts is 'created, offered, updated, unchanged, refused, priceChanges, undone, left';
