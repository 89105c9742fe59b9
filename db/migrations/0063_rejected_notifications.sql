-- Notifications of payments that were rejected, by time: how many of them are stored is limited.
create index payment_notifications_rejected on payment_notifications (received_at) where not signature_ok;
