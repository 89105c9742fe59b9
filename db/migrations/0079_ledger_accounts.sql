-- The accounts of the ledger stand in contract/ledger/accounts.rules.ts: the database checks the form of their names only, so that
-- a new account needs no migration. It also undoes the list of 0075, which lacks those of 0072.
alter table ledger_lines drop constraint ledger_lines_account_check,
  add constraint ledger_lines_account_check check (account ~ '^[a-z]+(-[a-z]+)*$');
