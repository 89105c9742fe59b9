-- Only a verified email or phone identifies a customer; wrong passwords are counted for each account and each address;
-- a second code is not sent while the first one is on its way.

-- An email or phone that nobody proved is a contact: several customers may have given it, and it logs nobody in.
drop index customers_email;
drop index customers_phone;
create unique index customers_verified_email on customers (market, lower(email)) where email_verified_at is not null;
create unique index customers_verified_phone on customers (market, phone) where phone_verified_at is not null;
create index customers_unverified_email on customers (market, lower(email)) where email_verified_at is null;
create index customers_unverified_phone on customers (market, phone) where phone_verified_at is null;

create table login_attempts (
  -- `account IN 2 919876543210` or `address 192.0.2.7`
  key text primary key,
  -- attempts since the last right password, at most a day apart
  attempts int not null,
  blocked_until timestamptz not null,
  last_at timestamptz not null
);
create index login_attempts_last on login_attempts (last_at);

-- As before, and when the newest code was sent that can still be entered.
drop function count_recent_codes(text, text, inet);
create function count_recent_codes(of_market text, of_identifier text, of_purpose text, of_ip inet, max_attempts int,
  out for_identifier int, out for_ip int, out open_since timestamptz)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(of_market || ' ' || of_identifier, 42));
  select count(*) filter (where identifier = of_identifier), count(*) filter (where ip = of_ip),
      max(created_at) filter (where identifier = of_identifier and purpose = of_purpose and used_at is null
        and verified_at is null and attempts < max_attempts and expires_at > now())
    into for_identifier, for_ip, open_since
    from otp_challenges
    where market = of_market and created_at > now() - interval '24 hours'
      and (identifier = of_identifier or ip = of_ip);
end $$;
