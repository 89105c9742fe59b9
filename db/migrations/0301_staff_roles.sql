-- Roles of staff that a store defines itself, beside those of the table in the code: held by members and by API keys.

create table staff_roles (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  -- null where the name is for both languages
  name_hi text check (name_hi <> ''),
  permissions text[] not null check (cardinality(permissions) > 0),
  version int not null default 1,
  -- staff:<id> or staff:key:<id>
  created_by text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- keys that have ended keep their role
  deleted_at timestamptz
);
create unique index staff_roles_name on staff_roles (lower(name)) where deleted_at is null;

alter table staff_members
  alter column role drop not null,
  add column custom_role_id uuid references staff_roles (id),
  add constraint staff_members_one_role check (num_nonnulls(role, custom_role_id) = 1);
create index staff_members_custom_role on staff_members (custom_role_id) where custom_role_id is not null;

alter table api_keys
  drop constraint api_keys_check,
  add column custom_role_id uuid references staff_roles (id),
  add constraint api_keys_one_right check (num_nonnulls(role, custom_role_id, permissions) = 1);
create index api_keys_custom_role on api_keys (custom_role_id) where custom_role_id is not null;
