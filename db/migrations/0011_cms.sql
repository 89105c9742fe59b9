-- What is written about the goods: articles, questions, links, meta tags, pages of many kinds; leads; campaigns and their events.

-- Whatever is written here is shown on pages that are kept.
create function cms_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_cache', 'cms:*');
  return null;
end $$;

-- A layout is found by its code, or by the request parameter of the page that asks; what it was before is kept.
alter table layouts add column request_param text;
alter table layouts add column version int not null default 1;
create unique index layouts_request_param on layouts (market, request_param) where request_param is not null;

create table layout_versions (
  market text not null,
  code text not null,
  version int not null,
  body jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (market, code, version)
);
create function layouts_versioned() returns trigger language plpgsql as $$
begin
  if new.body is distinct from old.body then
    insert into layout_versions (market, code, version, body) values (old.market, old.code, old.version, old.body);
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger layouts_versioned before update on layouts for each row execute function layouts_versioned();

create table articles (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  category_code text not null references categories (code),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title_en text not null,
  title_hi text not null,
  summary_en text not null,
  summary_hi text not null,
  -- blocks in order: {kind: paragraph | heading | list | table, ...}
  body_en jsonb not null,
  body_hi jsonb not null,
  reading_minutes int not null check (reading_minutes > 0),
  position int not null default 0,
  -- null is a draft
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (market, slug)
);
create index articles_category on articles (category_code, position) where published_at is not null;

create table faqs (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  owner_kind text not null check (owner_kind in ('category', 'brand', 'attribute', 'product')),
  -- category code, brand slug, slug of an attribute page, MSN
  owner text not null,
  question_en text not null,
  question_hi text not null,
  answer_en text not null,
  answer_hi text not null,
  position int not null default 0,
  active boolean not null default true
);
create index faqs_owner on faqs (market, owner_kind, owner, position) where active;

-- Texts above a listing, longer than the line that the category itself carries.
create table intros (
  market text not null check (market in ('IN', 'AE')),
  owner_kind text not null check (owner_kind in ('category', 'brand')),
  owner text not null,
  text_en text not null,
  text_hi text not null,
  primary key (market, owner_kind, owner)
);

create table page_links (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  kind text not null check (kind in ('popular', 'related')),
  -- path of the page that shows the link, without language prefix
  page_url text not null,
  name_en text not null,
  name_hi text not null,
  link text not null check (link like '/%'),
  position int not null default 0
);
create index page_links_page on page_links (market, page_url, kind, position);

create table meta_tags (
  market text not null check (market in ('IN', 'AE')),
  -- path without language prefix and query
  page_url text not null,
  title_en text not null,
  title_hi text not null,
  description_en text not null,
  description_hi text not null,
  -- path of the page that this one repeats; null when it stands for itself
  canonical text,
  primary key (market, page_url)
);

-- Pages that are written rather than computed. What fills them beside their text is in `source`, by kind:
-- attribute {category, filters}, popular-search {query}, price-list {category}, store {categories, picks}.
create table landing_pages (
  market text not null check (market in ('IN', 'AE')),
  kind text not null check (kind in ('info', 'deal', 'attribute', 'popular-search', 'price-list', 'store')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- the category under which it is listed
  category_code text references categories (code),
  title_en text not null,
  title_hi text not null,
  summary_en text not null,
  summary_hi text not null,
  body_en jsonb not null default '[]',
  body_hi jsonb not null default '[]',
  source jsonb not null default '{}',
  position int not null default 0,
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (market, kind, slug)
);
create index landing_pages_category on landing_pages (category_code, kind, position) where active;

do $$ declare one text;
begin
  foreach one in array array['articles', 'faqs', 'intros', 'page_links', 'meta_tags', 'landing_pages'] loop
    execute format('create trigger %I after insert or update or delete on %I
      for each statement execute function cms_changed()', one || '_changed', one);
  end loop;
end $$;

create table leads (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  kind text not null check (kind in ('offer', 'landing', 'gifting')),
  -- only the session that left it may change it
  session_id text not null,
  customer_id text,
  name text not null,
  email text,
  phone text,
  company text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (email is not null or phone is not null)
);
create index leads_newest on leads (market, kind, created_at desc);

create table ad_campaigns (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  placement text not null,
  -- shown in this category and below it; null everywhere
  category_code text references categories (code),
  name text not null,
  title_en text not null,
  title_hi text not null,
  text_en text not null,
  text_hi text not null,
  link text not null check (link like '/%'),
  -- its products: those of a brand in a category, the best sellers first
  brand_slug text,
  weight int not null default 1 check (weight > 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  active boolean not null default true,
  unique (market, placement, name)
);

create table ad_events (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references ad_campaigns (id),
  kind text not null check (kind in ('impression', 'click', 'sale')),
  session_id text not null,
  msn text,
  order_number bigint,
  on_day date not null,
  at timestamptz not null default now(),
  -- a session counts once a day: what a page reports twice is told once
  unique nulls not distinct (campaign_id, kind, session_id, msn, order_number, on_day)
);
create index ad_events_campaign on ad_events (campaign_id, on_day);

-- One part of the sitemap begins without reading the parts before it from the heap.
create index products_sitemap on products (market, msn) where active;
