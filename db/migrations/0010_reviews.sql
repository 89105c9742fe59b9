-- What buyers say of products: reviews with votes and ratings, questions with answers.

-- Variants of one another share their reviews and questions: what is reviewed is the group, or the product alone.
create function review_subject(group_key text, msn text) returns text language sql immutable parallel safe as $$
  select case when group_key is null then 'product:' || msn else 'group:' || group_key end
$$;

create table reviews (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  subject text not null,
  -- the variant that was reviewed
  msn text not null references products (msn),
  -- null for a sample alone
  customer_id uuid references customers (id) on delete cascade,
  -- as it is shown: first name and initial
  author text not null,
  rating int not null check (rating between 1 and 5),
  title text not null default '',
  body text not null,
  language text not null check (language in ('en', 'hi')),
  -- {title, body} in the other language, where somebody has translated it
  translation jsonb,
  -- hashes of pictures, see media
  pictures text[] not null default '{}' check (cardinality(pictures) <= 5),
  -- a variant was delivered to the customer when this was written
  verified boolean not null default false,
  sample boolean not null default false,
  state text not null check (state in ('published', 'held', 'rejected')),
  -- why a rule held it
  held_for text[] not null default '{}',
  moderated_by text,
  moderated_at timestamptz,
  helpful int not null default 0 check (helpful >= 0),
  not_helpful int not null default 0 check (not_helpful >= 0),
  created_at timestamptz not null default now(),
  -- of the present text
  written_at timestamptz not null default now(),
  check ((customer_id is null) = sample),
  check (not (sample and verified)),
  unique (market, subject, customer_id)
);
create index reviews_subject on reviews (market, subject, written_at desc) where state = 'published';
create index reviews_product on reviews (msn);
create index reviews_customer on reviews (customer_id) where customer_id is not null;
create index reviews_held on reviews (market, written_at) where state = 'held';

-- Pictures that a customer has sent and may put into a review.
create table review_uploads (
  customer_id uuid not null references customers (id) on delete cascade,
  market text not null check (market in ('IN', 'AE')),
  hash text not null references media (hash),
  uploaded_at timestamptz not null default now(),
  primary key (customer_id, hash)
);

create table review_votes (
  review_id uuid not null references reviews (id) on delete cascade,
  market text not null check (market in ('IN', 'AE')),
  -- `customer:{id}`, or `session:{id}` of a guest
  voter text not null,
  helpful boolean not null,
  voted_at timestamptz not null default now(),
  primary key (review_id, voter)
);

-- Published reviews by stars, kept in the transaction of each change; whoever changes a review locks this row first.
create table product_ratings (
  market text not null check (market in ('IN', 'AE')),
  subject text not null,
  -- reviews with one star first; samples apart
  stars int[] not null default '{0,0,0,0,0}' check (cardinality(stars) = 5 and 0 <= all (stars)),
  sample_stars int[] not null default '{0,0,0,0,0}' check (cardinality(sample_stars) = 5 and 0 <= all (sample_stars)),
  updated_at timestamptz not null default now(),
  primary key (market, subject)
);

create table questions (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  subject text not null,
  msn text not null references products (msn),
  customer_id uuid references customers (id) on delete cascade,
  author text not null,
  body text not null,
  language text not null check (language in ('en', 'hi')),
  -- the text in the other language
  translation text,
  sample boolean not null default false,
  state text not null check (state in ('published', 'held', 'rejected')),
  held_for text[] not null default '{}',
  moderated_by text,
  moderated_at timestamptz,
  asked_at timestamptz not null default now(),
  check ((customer_id is null) = sample)
);
-- the same question sent twice is one
create unique index questions_once on questions (market, subject, customer_id, md5(lower(body)));
create index questions_subject on questions (market, subject, asked_at desc);
create index questions_product on questions (msn);
create index questions_customer on questions (customer_id, asked_at) where customer_id is not null;
create index questions_held on questions (market, asked_at) where state = 'held';

create table answers (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  question_id uuid not null references questions (id) on delete cascade,
  -- a buyer is the customer named beside; sellers and staff answer in the name of their house
  by_whom text not null check (by_whom in ('seller', 'staff', 'buyer')),
  customer_id uuid references customers (id) on delete cascade,
  author text not null,
  body text not null,
  language text not null check (language in ('en', 'hi')),
  translation text,
  sample boolean not null default false,
  state text not null check (state in ('published', 'held', 'rejected')),
  held_for text[] not null default '{}',
  moderated_by text,
  moderated_at timestamptz,
  answered_at timestamptz not null default now(),
  check ((by_whom = 'buyer' and not sample) = (customer_id is not null)),
  unique (question_id, customer_id)
);
create index answers_question on answers (question_id, answered_at);
create index answers_customer on answers (customer_id, answered_at) where customer_id is not null;
create index answers_held on answers (market, answered_at) where state = 'held';

-- A product page shows the figures and the first reviews of its subject.
create function review_subject_changed() returns trigger language plpgsql as $$
declare names text[];
begin
  if new.subject like 'product:%' then
    names := array[substr(new.subject, 9)];
  else
    select array_agg(msn) into names from products where market = new.market and group_key = substr(new.subject, 7);
  end if;
  if names is not null then
    perform drop_cached('product', names);
  end if;
  return null;
end $$;
create trigger product_ratings_begun after insert on product_ratings
  for each row execute function review_subject_changed();
-- locking a row writes it as it was
create trigger product_ratings_changed after update on product_ratings for each row
  when (old.* is distinct from new.*) execute function review_subject_changed();
