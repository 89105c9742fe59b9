-- UPI requests that the store shows itself: the link that a UPI app opens, and until when it is shown.

alter table payments
  add column upi_link text check (length(upi_link) between 10 and 2000 and upi_link like 'upi://pay?%'),
  add column upi_expires_at timestamptz,
  add constraint payments_upi_check check ((upi_link is null) = (upi_expires_at is null));
