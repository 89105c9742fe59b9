-- The account of bank transfers that staff set up in the console; one of the environment goes before it.

create table transfer_accounts (
  market text primary key check (market = 'IN'),
  -- beneficiary, number, IFSC and bank: sealed, so that nobody who writes to the database alone sends transfers elsewhere
  sealed bytea not null,
  version int not null,
  changed_by text not null,
  changed_by_name text not null,
  changed_at timestamptz not null
);
-- sealed again it is the same account: that is no change
create trigger transfer_accounts_changed after insert or delete or update of version on transfer_accounts
  for each statement execute function gateway_accounts_changed();
