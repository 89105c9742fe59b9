-- Leads, disputes, sellers, articles and pages carry notes, files, tags and a responsible member, and are followed; leads have a number
-- and a history.

alter table leads add column number bigint;
update leads l set number = n.number
from (select id, row_number() over (order by created_at, id) as number from leads) n where n.id = l.id;
alter table leads
  alter column number set not null,
  alter column number add generated always as identity,
  add constraint leads_number_key unique (number);
select setval(pg_get_serial_sequence('leads', 'number'), coalesce(max(number), 0) + 1, false) from leads;

-- Who has moved a lead, when and why; it goes with the lead.
create table lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  at timestamptz not null,
  -- `staff:` with the id of the member or key; `system` for the merging of accounts
  who text not null,
  -- at that time
  who_name text not null,
  from_state text not null check (from_state in ('new', 'contacted', 'closed')),
  to_state text not null check (to_state in ('new', 'contacted', 'closed')),
  note text not null check (char_length(note) <= 500)
);
create index lead_events_lead on lead_events (lead_id, id);
-- of what was recorded before, the last step is known
insert into lead_events (lead_id, at, who, who_name, from_state, to_state, note)
select l.id, l.updated_at, 'staff:' || l.handled_by, coalesce(m.name, ''), 'new', l.state, left(l.note, 500)
from leads l left join staff_members m on m.id::text = l.handled_by
where l.handled_by is not null;

alter table record_notes drop constraint record_notes_kind_check,
  add constraint record_notes_kind_check check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon',
    'lead', 'dispute', 'seller', 'article', 'page'));
alter table record_tags drop constraint record_tags_kind_check,
  add constraint record_tags_kind_check check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon',
    'lead', 'dispute', 'seller', 'article', 'page'));
alter table record_assignments drop constraint record_assignments_kind_check,
  add constraint record_assignments_kind_check check (kind in ('order', 'customer', 'product', 'return', 'coupon',
    'lead', 'dispute', 'seller', 'article', 'page'));
alter table record_follows drop constraint record_follows_kind_check,
  add constraint record_follows_kind_check check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon',
    'lead', 'dispute', 'seller', 'article', 'page'));
alter table record_attachments drop constraint record_attachments_kind_check,
  add constraint record_attachments_kind_check check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon',
    'lead', 'dispute', 'seller', 'article', 'page'));
alter table staff_notifications drop constraint staff_notifications_kind_check,
  add constraint staff_notifications_kind_check check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon',
    'lead', 'dispute', 'seller', 'article', 'page', 'approval', 'import-source'));

-- A lead is deleted a year after its last change, or with the account: what is noted about it goes with it.
create function forget_annotations_of_lead() returns trigger language plpgsql as $$
begin
  -- those that were deleted say nothing any longer
  delete from record_notes where kind = 'lead' and record_id = old.id::text and deleted_at is null;
  delete from record_attachments where kind = 'lead' and record_id = old.id::text and deleted_at is null;
  delete from record_tags where kind = 'lead' and record_id = old.id::text;
  delete from record_assignments where kind = 'lead' and record_id = old.id::text;
  delete from record_follows where kind = 'lead' and record_id = old.id::text;
  delete from staff_notifications where kind = 'lead' and record_id = old.id::text;
  return old;
end $$;
create trigger leads_forget_annotations after delete on leads for each row execute function forget_annotations_of_lead();
