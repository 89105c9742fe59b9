-- A session at the console that looks at it as a role: with the rights of that role, read only, for an hour.

alter table staff_sessions
  add column view_role text,
  add column view_custom_role_id uuid references staff_roles (id),
  add column view_markets text[],
  add column view_until timestamptz,
  add constraint staff_sessions_view_check check (
    (view_until is null and view_role is null and view_custom_role_id is null and view_markets is null)
    or (view_until is not null and num_nonnulls(view_role, view_custom_role_id) = 1
      and view_markets is not null and view_markets <> '{}' and view_markets <@ array['IN', 'AE']));
create index staff_sessions_view_role on staff_sessions (view_custom_role_id) where view_custom_role_id is not null;
