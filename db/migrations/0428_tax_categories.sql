-- Why a supply bears no tax: zero-rated or exempt (UAE), exempt or nil-rated (India). A category goes with each rate of 0, and each line
-- of an order and an invoice keeps that of its day.

create function usual_tax_category(of_market text, of_rate_bp int) returns text language sql immutable as $$
  select case when of_rate_bp > 0 then 'standard' when of_market = 'AE' then 'zero-rated' else 'exempt' end
$$;

alter table tax_rates add column category text;
-- until now everything without tax was declared so
update tax_rates set category = usual_tax_category(market, rate_bp);
alter table tax_rates alter column category set not null;
alter table tax_rates add constraint tax_rates_category check (
  case when rate_bp > 0 then category = 'standard' when market = 'AE' then category in ('zero-rated', 'exempt')
    else category in ('exempt', 'nil-rated') end);

create function complete_tax_rate() returns trigger language plpgsql as $$
begin
  if new.rate_bp > 0 or new.category is null or new.category = 'standard' then
    new.category := usual_tax_category(new.market, new.rate_bp);
  end if;
  return new;
end $$;
create trigger tax_rates_categorized before insert or update of rate_bp, category on tax_rates
  for each row execute function complete_tax_rate();

-- The category of a rate of 0 for a code and a unit price on a day; the same preference as for the rate itself.
create function untaxed_category(of_market text, of_hsn text, unit_minor bigint, on_day date) returns text language sql stable as $$
  select coalesce((
    select category from tax_rates
    where market = of_market and rate_bp = 0
      and hsn = any (array['', left(of_hsn, 1), left(of_hsn, 2), left(of_hsn, 3), left(of_hsn, 4), left(of_hsn, 5),
        left(of_hsn, 6), left(of_hsn, 7), left(of_hsn, 8)])
      and valid_from <= on_day and (valid_to is null or valid_to >= on_day)
      and (max_unit_minor is null or unit_minor <= max_unit_minor)
    order by length(hsn) desc, max_unit_minor nulls last, valid_from desc
    limit 1), usual_tax_category(of_market, 0))
$$;

-- existing lines without tax: as they were declared, zero-rated in the UAE and exempt in India
alter table order_lines add column tax_category text not null default 'standard'
  check (tax_category in ('standard', 'zero-rated', 'exempt', 'nil-rated'));
alter table order_lines disable trigger user;
update order_lines l set tax_category = usual_tax_category(p.market, 0) from products p where p.msn = l.msn and l.tax_rate_bp = 0;
alter table order_lines enable trigger user;
alter table order_lines alter column tax_category drop default;

create function categorize_order_line() returns trigger language plpgsql as $$
declare
  of_market text;
begin
  if new.tax_category is not null then
    return new;
  end if;
  if new.tax_rate_bp > 0 then
    new.tax_category := 'standard';
    return new;
  end if;
  select market into of_market from products where msn = new.msn;
  new.tax_category := untaxed_category(of_market, new.hsn, new.unit_price_minor,
    (now() at time zone case of_market when 'AE' then 'Asia/Dubai' else 'Asia/Kolkata' end)::date);
  return new;
end $$;
create trigger order_lines_categorized before insert on order_lines for each row execute function categorize_order_line();

alter table invoice_lines add column tax_category text not null default 'standard'
  check (tax_category in ('standard', 'zero-rated', 'exempt', 'nil-rated'));
alter table invoice_lines disable trigger user;
update invoice_lines l set tax_category = usual_tax_category(i.market, 0) from invoices i where i.id = l.invoice_id and l.tax_rate_bp = 0;
alter table invoice_lines enable trigger user;
alter table invoice_lines add constraint invoice_lines_category check ((tax_rate_bp > 0) = (tax_category = 'standard'));
