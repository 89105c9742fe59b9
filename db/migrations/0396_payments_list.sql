-- The list of payments of staff: each state, way to pay and gateway by the time at which they were begun. A currency is that of a market.

create index payments_list on payments (currency, state, method_id, gateway, created_at, id);
