-- Addresses to which mail could not be delivered, as a mail server has reported later: no further mail is sent to them.
create table bounced_addresses (
  -- in small letters
  address text primary key check (address = lower(address)),
  -- of RFC 3463, such as 5.1.1
  status text not null,
  reason text not null,
  template text not null,
  bounced_at timestamptz not null default now()
);
create index bounced_addresses_at on bounced_addresses (bounced_at);
