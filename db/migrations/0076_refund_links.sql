-- Refunds of cash whose customer says later, by a link, which bank account they go to.

alter table refunds add column awaits_account boolean not null default false
  check (not awaits_account or (bank_account_id is null and state = 'requested'));
create index refunds_awaiting on refunds (requested_at) where awaits_account;

alter table returns drop constraint returns_refund_to_check,
  add constraint returns_refund_to_check check (refund_to in ('source', 'bank-account', 'link'));
-- exchanges of orders that were paid in cash: what cannot be replaced is refunded by a link
update returns set refund_to = 'link' where refund_to = 'bank-account' and bank_account_id is null;
