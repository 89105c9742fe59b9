-- The list of carts that shoppers have left goes by their last change.
create index carts_left on carts (market, updated_at desc, id desc) where kind = 'cart';
