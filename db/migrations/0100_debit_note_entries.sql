-- Debit notes have entries. As with the accounts, the kinds stand in contract/ledger/accounts.rules.ts: the database checks the form of
-- their names only, so that a new kind needs no migration.
alter table ledger_entries drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');
