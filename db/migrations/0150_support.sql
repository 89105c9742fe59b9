-- Support: tickets of customers and guests, their threads of messages, and who of the staff works on them.
create sequence support_numbers start 900001;

create table support_tickets (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique default nextval('support_numbers'),
  market text not null check (market in ('IN', 'AE')),
  language text not null check (language in ('en', 'hi')),
  -- null for a guest, who reads the ticket by its number and code
  customer_id uuid references customers (id) on delete set null,
  -- the session that raised it; it may be gone
  session_id uuid,
  idempotency_key text not null,
  -- digest of what was written, so that a key is never used for something else
  contents_hash text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  topic text not null check (topic in ('order', 'delivery', 'return', 'payment', 'invoice', 'quotation', 'product', 'account', 'other')),
  order_id uuid references orders (id),
  rfq_id uuid references rfq_requests (id),
  full_name text not null,
  email text not null default '',
  -- E.164 without the plus sign; empty for none
  mobile text not null default '',
  -- of the staff; null while nobody works on it
  assigned_to text,
  -- until when the last message of the customer is to be answered
  due_at timestamptz not null,
  raised_at timestamptz not null,
  updated_at timestamptz not null,
  unique (session_id, idempotency_key)
);
create index support_tickets_customer on support_tickets (customer_id, number desc) where customer_id is not null;
create index support_tickets_desk on support_tickets (market, state, number desc);
create index support_tickets_email on support_tickets (market, email, raised_at desc);
create index support_tickets_mobile on support_tickets (mobile) where mobile <> '';
create index support_tickets_name on support_tickets using gin (lower(full_name) gin_trgm_ops);
create index support_tickets_order on support_tickets (order_id) where order_id is not null;
create index support_tickets_rfq on support_tickets (rfq_id) where rfq_id is not null;
create index support_tickets_updated on support_tickets (updated_at);

create table support_messages (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references support_tickets (id),
  author text not null check (author in ('customer', 'staff')),
  -- of the staff who has written it; empty for the customer
  staff_id text not null default '',
  -- the same key again is the same message
  idempotency_key text not null,
  text text not null,
  -- hashes of pictures
  pictures text[] not null default '{}',
  at timestamptz not null,
  unique (ticket_id, author, idempotency_key)
);
create index support_messages_at on support_messages (at);

create table support_events (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references support_tickets (id),
  from_state text,
  to_state text not null,
  who text not null,
  why text not null default '',
  at timestamptz not null
);
create index support_events_ticket on support_events (ticket_id, id);
create trigger support_events_append_only before update or delete or truncate on support_events
  for each statement execute function reject_change();

-- Pictures that a session has sent for a message that it may write.
create table support_uploads (
  session_id uuid not null references sessions (id) on delete cascade,
  hash text not null references media (hash),
  uploaded_at timestamptz not null default now(),
  primary key (session_id, hash)
);
create index support_uploads_uploaded on support_uploads (uploaded_at);
