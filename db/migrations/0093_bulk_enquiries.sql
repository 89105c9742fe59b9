-- Bulk enquiries: requests for several products at once, with pictures that guests may send too.

alter table rfq_requests
  -- further products: [{categoryCode, nameEn, nameHi, quantity, description}]
  add column more_lines jsonb not null default '[]',
  -- hashes of pictures, such as photographs of a part or of a list
  add column pictures text[] not null default '{}';

-- Pictures that a session has sent for a request that it may raise.
create table rfq_uploads (
  session_id uuid not null references sessions (id) on delete cascade,
  hash text not null references media (hash),
  uploaded_at timestamptz not null default now(),
  primary key (session_id, hash)
);
create index rfq_uploads_uploaded on rfq_uploads (uploaded_at);
