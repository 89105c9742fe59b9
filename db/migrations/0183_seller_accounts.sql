-- Bank accounts that payouts to sellers go to: the last one of a tax number holds. The number is sealed, and nothing of an
-- account is changed but the key of its seal; a payout keeps the one that it was proposed with.

create table seller_bank_accounts (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  -- GSTIN or TRN of the seller
  tax_number text not null,
  holder text not null check (holder <> ''),
  account_number_sealed bytea not null,
  account_last4 text not null,
  -- empty in the UAE, where an IBAN names its bank
  ifsc text not null,
  bank text not null,
  set_by text not null,
  set_at timestamptz not null default now(),
  -- accounts of a seller in their order
  position bigint generated always as identity
);
create index seller_bank_accounts_seller on seller_bank_accounts (tax_number, position desc);
create index seller_bank_accounts_market on seller_bank_accounts (market, tax_number);

create function seller_account_stays() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'account_number_sealed') <> (to_jsonb(old) - 'account_number_sealed') then
    raise exception 'a bank account of a seller is replaced, not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger seller_account_stays before update on seller_bank_accounts
  for each row execute function seller_account_stays();
create trigger seller_bank_accounts_kept before delete or truncate on seller_bank_accounts
  for each statement execute function reject_change();

alter table payouts add column account_id uuid references seller_bank_accounts (id);

create or replace function payout_moves() returns trigger language plpgsql as $$
begin
  if old.state <> 'proposed' or (new.run_id, new.market, new.currency, new.tax_number, new.seller_id, new.amount_minor)
     <> (old.run_id, old.market, old.currency, old.tax_number, old.seller_id, old.amount_minor)
     or new.account_id is distinct from old.account_id then
    raise exception 'payout % is % and cannot be changed so', old.number, old.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
