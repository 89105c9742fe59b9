-- Orders that are still to be delivered, for the filter by promise: what an operator works on, beside all that was delivered.
create index orders_open on orders (market, number desc) where state in ('placed', 'processing', 'packed', 'shipped');
