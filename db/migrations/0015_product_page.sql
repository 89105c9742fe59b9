-- What a product page shows beside the goods: videos, days of return, what is bought together.

create table product_videos (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  -- of one product, or of a category and all below it
  msn text references products (msn) on delete cascade,
  category_code text references categories (code),
  title_en text not null,
  title_hi text not null,
  provider text not null check (provider in ('file', 'youtube')),
  -- address of a file of this store, or the id that the provider gave
  source text not null check (provider = 'file' and source ~ '^(/|https://)' or provider = 'youtube' and source ~ '^[\w-]{6,20}$'),
  poster text check (poster ~ '^(/|https://)'),
  duration_seconds int not null check (duration_seconds > 0),
  uploaded_on date not null default current_date,
  position int not null default 0,
  active boolean not null default true,
  check ((msn is null) <> (category_code is null))
);
create index product_videos_product on product_videos (msn) where msn is not null;
create index product_videos_category on product_videos (category_code) where category_code is not null;

-- Days after delivery in which goods may be sent back; the nearest category decides, null is the whole market.
create table return_windows (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  category_code text references categories (code),
  -- 0 is never
  days int not null check (days between 0 and 365),
  unique nulls not distinct (market, category_code)
);
-- the specification shows no value: seven days are the house's own, for an operator to change
insert into return_windows (market, days) values ('IN', 7), ('AE', 7);

-- as rates and categories do: every page that may show it is dropped
create trigger return_windows_changed after insert or update or delete on return_windows
  for each statement execute function categories_changed();

create function return_days(of_market text, taxonomy_code text) returns int language sql stable as $$
  select days from return_windows w cross join lateral (select string_to_array(taxonomy_code, '/') as path) t
  where w.market = of_market and (w.category_code is null or w.category_code = any (t.path))
  order by array_position(t.path, w.category_code) desc nulls last limit 1
$$;

-- The figures of a product's reviews: samples count only while there is no real one; the average to one decimal, half up.
create function rating_figures(of_market text, of_subject text) returns jsonb language plpgsql stable as $$
declare
  counted int[];
  of_customers boolean;
  reviews int;
begin
  select case when 0 < any (stars) then stars else sample_stars end, 0 < any (stars) into counted, of_customers
    from product_ratings where market = of_market and subject = of_subject;
  reviews := counted[1] + counted[2] + counted[3] + counted[4] + counted[5];
  if reviews is null or reviews = 0 then
    return '{"rating": 0, "count": 0, "sample": false, "realCount": 0}';
  end if;
  return jsonb_build_object('count', reviews, 'sample', not of_customers,
    'realCount', case when of_customers then reviews else 0 end,
    'rating', floor((counted[1] + counted[2] * 2 + counted[3] * 3 + counted[4] * 4 + counted[5] * 5)::float8
      / reviews * 10 + 0.5) / 10);
end $$;

-- How often two products were in one order; counted anew by a job.
create table product_pairs (
  msn text not null references products (msn) on delete cascade,
  other_msn text not null references products (msn) on delete cascade,
  orders int not null check (orders > 0),
  counted_at timestamptz not null default now(),
  primary key (msn, other_msn)
);

-- What goes with goods of a category, until orders tell: from the best of these categories one product each.
create table together_rules (
  category_code text not null references categories (code),
  with_category_code text not null references categories (code),
  position int not null default 0,
  primary key (category_code, with_category_code),
  check (category_code <> with_category_code)
);

-- The best of a category are found without reading all of it.
create index products_best on products (category_code, popularity desc, msn) where active;

-- Pages name the codes that hold; they carry the tag promotions:{market}.
create function promotions_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_cache', 'promotions:*');
  return null;
end $$;
create trigger promotions_changed after insert or update or delete on promotions
  for each statement execute function promotions_changed();

-- Pages tell how many questions were asked.
create trigger questions_begun after insert on questions for each row
  when (new.state = 'published') execute function review_subject_changed();
create trigger questions_moved after update on questions for each row
  when (old.state is distinct from new.state) execute function review_subject_changed();

create function product_videos_changed() returns trigger language plpgsql as $$
declare names text[];
begin
  select array_agg(p.msn) into names from products p join categories c on c.code = p.category_code
    where p.msn in (new.msn, old.msn)
      or string_to_array(c.taxonomy_code, '/') && array[new.category_code, old.category_code];
  if names is not null then
    perform drop_cached('product', names);
  end if;
  return null;
end $$;
create trigger product_videos_changed after insert or update or delete on product_videos
  for each row execute function product_videos_changed();
