-- Coupons and automatic offers carry notes, files, tags and a responsible member, and are followed.
alter table record_notes drop constraint record_notes_kind_check,
  add constraint record_notes_kind_check
    check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon'));
alter table record_tags drop constraint record_tags_kind_check,
  add constraint record_tags_kind_check
    check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon'));
alter table record_assignments drop constraint record_assignments_kind_check,
  add constraint record_assignments_kind_check check (kind in ('order', 'customer', 'product', 'return', 'coupon'));
alter table record_follows drop constraint record_follows_kind_check,
  add constraint record_follows_kind_check
    check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon'));
alter table record_attachments drop constraint record_attachments_kind_check,
  add constraint record_attachments_kind_check
    check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon'));
alter table staff_notifications drop constraint staff_notifications_kind_check,
  add constraint staff_notifications_kind_check check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket',
    'coupon', 'approval', 'import-source'));
