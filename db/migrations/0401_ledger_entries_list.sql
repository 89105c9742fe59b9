-- Entries of an account or of a kind are listed by day: their lines have market and day of the entry, which never change.
alter table ledger_lines add column market text, add column posted_on date;
alter table ledger_lines disable trigger user;
update ledger_lines l set market = e.market, posted_on = e.posted_on from ledger_entries e where e.id = l.entry_id;
alter table ledger_lines enable trigger user;
alter table ledger_lines alter column market set not null, alter column posted_on set not null;
drop index ledger_lines_account;
create index ledger_lines_account on ledger_lines (market, account, posted_on, entry_id);
create index ledger_lines_party on ledger_lines (market, account, party, posted_on, entry_id);
create index ledger_entries_kind on ledger_entries (market, kind, posted_on, id);
