-- The quantity that the shopper had chosen, when validation lowered it to what the seller has; empty once it is seen.
alter table cart_items add column adjusted_from int check (adjusted_from > 0);
