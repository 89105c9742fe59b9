-- The list of abandoned carts goes by their last change.
create index carts_abandoned on carts (market, updated_at desc, id desc) where kind = 'cart';
