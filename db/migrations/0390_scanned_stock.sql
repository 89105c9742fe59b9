-- Stock that is scanned: products are found by their bin, and what a delivery brings is a step of its own.
create index stock_bins_bin on stock_bins (bin);
alter table stock_operations drop constraint stock_operations_kind_check;
alter table stock_operations add constraint stock_operations_kind_check
  check (kind in ('count', 'correction', 'transfer', 'receipt'));
