-- Staff edit refurbished offers too: an offer of a product is named by the code of its seller, and its condition after a `~`
-- where that is not new.
alter table sellers add constraint sellers_code_check check (position('~' in code) = 0);

create function offer_seller(of_key text) returns text language sql immutable parallel safe as $$
  select split_part(of_key, '~', 1)
$$;
create function offer_condition(of_key text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(split_part(of_key, '~', 2), ''), 'new')
$$;
