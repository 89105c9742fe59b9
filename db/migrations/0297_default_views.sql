-- The view with which a list opens: for everybody of a role, or for one person, whose choice goes before that of the role.

create table default_views (
  -- path of the list at the console, without its base
  path text not null,
  role text,
  staff_id uuid references staff_members (id) on delete cascade,
  -- null is the plain list, which a person may want in place of the view of the role
  view_id uuid references saved_views (id) on delete cascade,
  check ((role is null) <> (staff_id is null)),
  check (view_id is not null or staff_id is not null)
);
create unique index default_views_role on default_views (role, path) where role is not null;
create unique index default_views_staff on default_views (staff_id, path) where staff_id is not null;
create index default_views_view on default_views (view_id) where view_id is not null;
