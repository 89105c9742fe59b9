-- Staff write content from the console: drafts beside what the store shows, every published version, redirects.

create table content_documents (
  market text not null check (market in ('IN', 'AE')),
  kind text not null check (kind in ('layout', 'footer', 'article', 'page', 'faqs', 'intro', 'meta', 'redirect')),
  key text not null,
  -- counts every write, so that nobody overwrites what he has not seen
  revision int not null default 1,
  draft jsonb,
  drafted_by text,
  drafted_by_name text,
  drafted_at timestamptz,
  publish_at timestamptz,
  primary key (market, kind, key),
  check (publish_at is null or draft is not null),
  check (draft is null or (drafted_by is not null and drafted_by_name is not null and drafted_at is not null))
);
create index content_documents_due on content_documents (publish_at) where publish_at is not null;

create table content_versions (
  market text not null,
  kind text not null,
  key text not null,
  version int not null check (version > 0),
  body jsonb not null,
  -- null for what was in the store before somebody published from the console
  who text,
  who_name text,
  at timestamptz not null,
  primary key (market, kind, key, version),
  foreign key (market, kind, key) references content_documents
);
create trigger content_versions_append_only before update or delete or truncate on content_versions
  for each statement execute function reject_change();

-- An earlier address leads to a new one, in the same language; both without the language prefix.
create table redirects (
  market text not null check (market in ('IN', 'AE')),
  from_path text not null check (from_path like '/_%'),
  to_path text not null check (to_path like '/%'),
  updated_at timestamptz not null default now(),
  primary key (market, from_path),
  check (from_path <> to_path)
);
create trigger redirects_changed after insert or update or delete on redirects
  for each statement execute function cms_changed();
