-- Which brands lead, and what tells every process that the cities with next-day delivery may have changed.

-- the place among the leading brands; what is said of a brand is in intros, whether it is shown in active
alter table brands add column featured int check (featured > 0);

create trigger warehouses_changed after insert or update or delete on warehouses
  for each statement execute function categories_changed();
create trigger carrier_rules_changed after insert or update or delete on carrier_rules
  for each statement execute function categories_changed();
