-- To which text those who leave their contact have agreed, in which language, and when.

alter table leads
  add column consent_version int check (consent_version > 0),
  add column consent_language text check (consent_language in ('en', 'hi')),
  add column consented_at timestamptz,
  add constraint leads_consent check (num_nulls(consent_version, consent_language, consented_at) in (0, 3));
alter table subscriptions
  add column consent_version int check (consent_version > 0),
  add column consent_language text check (consent_language in ('en', 'hi')),
  add column consented_at timestamptz,
  add constraint subscriptions_consent check (num_nulls(consent_version, consent_language, consented_at) in (0, 3));
