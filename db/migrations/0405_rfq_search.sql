-- Quote requests are found by a part of what stands in them, or by their product or category, without reading the others.
create index rfq_requests_words on rfq_requests
  using gin (lower(number || ' ' || full_name || ' ' || email || ' ' || mobile || ' ' || coalesce(tax_number, '')) gin_trgm_ops);
create index rfq_requests_product on rfq_requests (msn) where msn is not null;
