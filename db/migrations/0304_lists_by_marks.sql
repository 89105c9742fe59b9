-- Lists filtered by a tag, or by who works on a record.

-- products have no number: their list goes by MSN
create index record_tags_products on record_tags (market, key, record_id) where kind = 'product';
create index record_assignments_products on record_assignments (staff_id, market, record_id) where kind = 'product';

create index support_tickets_assigned on support_tickets (market, assigned_to, state, number desc) where assigned_to is not null;
create index rfq_requests_assigned on rfq_requests (market, assigned_to, raised_at desc, number desc) where assigned_to is not null;
