-- Leads that staff work on, and requests for pay-later credit.

alter table leads drop constraint leads_kind_check,
  add constraint leads_kind_check check (kind in ('offer', 'landing', 'gifting', 'pay-later')),
  add column state text not null default 'new' check (state in ('new', 'contacted', 'closed')),
  -- who has changed the state last, and what was noted
  add column handled_by text,
  add column note text not null default '';
create index leads_state on leads (market, state, created_at desc);
-- a customer asks for credit once, until staff have answered
create unique index leads_open_pay_later on leads (customer_id) where kind = 'pay-later' and state = 'new';
