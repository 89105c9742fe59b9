-- Webhooks and sources of import files that come back from the bin are paused, as their secret or password was not kept.

alter table webhook_endpoints
  drop constraint webhook_endpoints_paused_why_check,
  add constraint webhook_endpoints_paused_why_check check (paused_why in ('staff', 'failures', 'gone', 'restored'));
alter table import_sources
  drop constraint import_sources_paused_why_check,
  add constraint import_sources_paused_why_check check (paused_why in ('staff', 'failures', 'restored'));
