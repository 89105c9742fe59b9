-- The most that one step of who has a role or key may move, by market: without the approval of somebody who may more. Null for no limit.

alter table staff_roles
  add column limit_in_minor bigint check (limit_in_minor >= 0),
  add column limit_ae_minor bigint check (limit_ae_minor >= 0);

alter table api_keys
  add column limit_in_minor bigint check (limit_in_minor >= 0),
  add column limit_ae_minor bigint check (limit_ae_minor >= 0);
