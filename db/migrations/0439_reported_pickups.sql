-- Pick-ups of returns that the carrier reports itself: collected, and delivered to the warehouse.

alter table return_pickups drop constraint return_pickups_state_check;
alter table return_pickups add constraint return_pickups_state_check
  check (state in ('requested', 'booked', 'declined', 'collected', 'delivered', 'cancelled', 'failed'));
-- what a carrier has collected cannot be booked once more
drop index return_pickups_open;
create unique index return_pickups_open on return_pickups (return_id) where state in ('requested', 'booked', 'collected');
create index return_pickups_tracking_number on return_pickups (tracking_number) where tracking_number <> '';
