-- What the law asks to know of a seller beside its tax numbers: turnover, which decides the digits of HSN codes; the UPI id that
-- debit notes name; the trade licence that electronic invoices of the UAE name. And the trade licence of a business buyer.

alter table sellers
  -- aggregate turnover of the year before, in paise; null: not declared, and then no number of digits is enforced
  add column turnover_minor bigint check (turnover_minor >= 0),
  add column turnover_year text check (turnover_year ~ '^\d{4}-\d{2}$'),
  -- Notification 78/2020: six digits above five crore rupees, four below
  add column hsn_digits int not null generated always as (
    case when market <> 'IN' or turnover_minor is null then 0 when turnover_minor > 5000000000 then 6 else 4 end) stored,
  add column upi_id text,
  add column trade_licence text not null default '',
  -- who issued the licence
  add column licence_authority text not null default '',
  add column details_by text,
  add column details_at timestamptz,
  add constraint sellers_turnover_check check ((turnover_minor is null) = (turnover_year is null)),
  add constraint sellers_licence_check check ((trade_licence = '') = (licence_authority = ''));

alter table business_details
  add column trade_licence text not null default '',
  add column licence_authority text not null default '',
  add constraint business_details_licence_check check ((trade_licence = '') = (licence_authority = ''));

-- An offer of India may be sold when all is declared of its product, its MRP is, and the code is long enough for its seller.
create or replace function offer_declared() returns trigger language plpgsql as $$
begin
  new.declared := (new.currency <> 'INR' or new.mrp_declared)
    and exists (select from products p join sellers s on s.id = new.seller_id
                where p.msn = new.msn and p.missing_declarations = '{}'
                  and (new.currency <> 'INR' or length(p.hsn) >= s.hsn_digits));
  return new;
end $$;

-- writing `declared` has it computed again
create or replace function product_declared() returns trigger language plpgsql as $$
begin
  update offers o set declared = o.declared
    from new_rows n join old_rows p on p.msn = n.msn
    where ((n.missing_declarations = '{}') <> (p.missing_declarations = '{}') or length(n.hsn) <> length(p.hsn)) and o.msn = n.msn;
  return null;
end $$;

create function seller_declared() returns trigger language plpgsql as $$
begin
  update offers o set declared = o.declared from products p
    where o.seller_id = new.id and p.msn = o.msn and (length(p.hsn) >= new.hsn_digits) <> (length(p.hsn) >= old.hsn_digits);
  return null;
end $$;
-- generated columns are not there before an update
create trigger seller_declared after update of turnover_minor on sellers for each row execute function seller_declared();

-- The UPI id of the seller on the day of a debit note, for its QR code.
alter table debit_notes add column upi_id text;

-- How an invoice was paid, or is: {mode, reference}; null on those from before.
alter table invoices add column payment jsonb;
