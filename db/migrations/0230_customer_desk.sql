-- Customers as staff find, note and block them.

alter table customers add column blocked_at timestamptz;

-- every filter of the list and the order of its pages are conditions of one index
create index customers_desk on customers (market, user_type, customer_category, (blocked_at is not null), number desc)
  where deleted_at is null;
create index customers_name on customers using gin (lower(first_name || ' ' || last_name) gin_trgm_ops)
  where deleted_at is null;
create index business_details_tax_number on business_details (gstin) where gstin is not null;
create index business_details_company on business_details using gin (lower(company_name) gin_trgm_ops);

-- what a customer has with the store, the latest first
create index returns_customer on returns (customer_id, number desc);
create index reviews_by_customer on reviews (customer_id, written_at desc) where customer_id is not null;

-- What staff have written about a customer, and what they have done with the account and why.
create table customer_notes (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  kind text not null check (kind in ('note', 'blocked', 'unblocked', 'sessions-ended', 'data-handed-out')),
  text text not null,
  staff_id text not null,
  -- of the person or the key, at that time
  staff_name text not null,
  -- the same key again is the same note
  idempotency_key text,
  at timestamptz not null,
  unique (customer_id, idempotency_key)
);
create index customer_notes_customer on customer_notes (customer_id, id desc);
create index customer_notes_at on customer_notes (at);

-- an order of an account that is blocked or deleted while it is being placed: one of the two waits for the other
create or replace function check_orderer() returns trigger language plpgsql as $$
begin
  perform from customers where id = new.customer_id and deleted_at is null and blocked_at is null for key share;
  if not found then
    raise exception 'customer % has deleted the account, or is blocked', new.customer_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- a login while the account is being blocked: it waits for the block, and fails
create function check_login() returns trigger language plpgsql as $$
begin
  perform from customers where id = new.customer_id and blocked_at is null for key share;
  if not found then
    raise exception 'customer % is blocked', new.customer_id
      using errcode = 'check_violation', constraint = 'sessions_customer_allowed';
  end if;
  return new;
end $$;
create trigger sessions_customer_allowed before insert on sessions for each row when (new.customer_id is not null)
  execute function check_login();
