-- Lists of leads, quotation requests and gold members go by the key of the last row: every filter is a condition of one index.

create index leads_list on leads (market, kind, state, created_at, id);
create index rfq_requests_list on rfq_requests (market, state, raised_at, number);
drop index rfq_requests_state;

-- accounts of different markets are not merged, so that the market of a membership stays
alter table gold_memberships add column market text check (market in ('IN', 'AE'));
update gold_memberships g set market = c.market from customers c where c.id = g.customer_id;
alter table gold_memberships alter column market set not null;
create index gold_memberships_list on gold_memberships (market, until_at, customer_id);
