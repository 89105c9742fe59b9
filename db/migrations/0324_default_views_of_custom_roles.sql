-- A list opens with a view for a role of the store too.

alter table default_views
  add column custom_role_id uuid references staff_roles (id) on delete cascade,
  drop constraint default_views_check,
  add constraint default_views_of_one check (num_nonnulls(role, custom_role_id, staff_id) = 1);
create unique index default_views_custom_role on default_views (custom_role_id, path) where custom_role_id is not null;
