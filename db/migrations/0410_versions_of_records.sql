-- Records of staff that the last save used to overwrite count their changes: a save names the version it was made from.

alter table cart_rules add column version int not null default 1;
alter table payment_offers add column version int not null default 1;
alter table cod_rules add column version int not null default 1;
alter table ad_campaigns add column version int not null default 1;
alter table warehouses add column version int not null default 1;
alter table carriers add column version int not null default 1;
alter table place_exceptions add column version int not null default 1;
