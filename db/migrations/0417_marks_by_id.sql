-- Lists of sellers, articles and pages by tag and responsible member read their marks in the order of the list, like those of products.
create index record_tags_sellers on record_tags (market, key, record_id) where kind = 'seller';
create index record_assignments_sellers on record_assignments (staff_id, market, record_id) where kind = 'seller';
create index record_tags_documents on record_tags (market, kind, key, replace(record_id, ':', '/') collate "C")
  where kind in ('article', 'page');
create index record_assignments_documents on record_assignments (staff_id, market, kind, replace(record_id, ':', '/') collate "C")
  where kind in ('article', 'page');
