-- What the page of a product said of it when it was looked at: price, quantity, brand, tags, categories.

alter table click_events add column product jsonb;
