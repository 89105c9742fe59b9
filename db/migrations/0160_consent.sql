-- What visitors have agreed to: each choice a row, as proof of when and for which notice it was made.
create table consent_choices (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  session_id uuid,
  customer_id uuid,
  analytics boolean not null,
  marketing boolean not null,
  notice int not null check (notice > 0),
  chosen_at timestamptz not null
);
create index consent_choices_customer on consent_choices (customer_id) where customer_id is not null;
create index consent_choices_time on consent_choices (chosen_at);
