-- Company sign-in of staff (OpenID Connect): the account at the provider that a member has, and sign-ins under way.

alter table staff_members
  add column company_issuer text,
  add column company_subject text,
  add column company_linked_at timestamptz,
  add constraint staff_members_company_check check (
    (company_issuer is null) = (company_subject is null) and (company_issuer is null) = (company_linked_at is null));
create unique index staff_members_company on staff_members (company_issuer, company_subject)
  where company_subject is not null;

-- whether the provider has vouched for a second factor, and the store trusts it in that
alter table staff_sessions add column provider_factor boolean not null default false;

create table staff_company_attempts (
  state_hash bytea primary key,
  -- of the cookie of the browser that began: nobody completes a sign-in in the browser of somebody else
  browser_hash bytea not null,
  nonce text not null,
  verifier_sealed bytea not null,
  return_to text not null,
  expires_at timestamptz not null
);
create index staff_company_attempts_expiry on staff_company_attempts (expires_at);
