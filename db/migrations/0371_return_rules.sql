-- Reasons and windows of returns as staff edit them: a list of reasons for each market, and a version that edits are checked against.

create table return_reasons (
  market text not null check (market in ('IN', 'AE')),
  -- the first eight are the same in every market, as callers know them
  id int not null check (id > 0),
  position int not null,
  name_en text not null check (name_en <> ''),
  name_hi text not null check (name_hi <> ''),
  -- at least one picture is required
  needs_pictures boolean not null,
  -- the seller is at fault: no category is excluded, and shipping is refunded too
  is_fault boolean not null,
  -- offered to customers; a reason is never deleted, as returns and reports name it
  active boolean not null default true,
  version int not null default 1,
  primary key (market, id)
);
create sequence return_reason_ids start 101;

insert into return_reasons (market, id, position, name_en, name_hi, needs_pictures, is_fault)
select m.market, r.id, r.id, r.name_en, r.name_hi, r.needs_pictures, r.is_fault
from unnest(array['IN', 'AE']) as m (market) cross join (values
  (1, 'Damaged on arrival', 'टूटा या क्षतिग्रस्त मिला', true, true),
  (2, 'Defective or not working', 'खराब है या काम नहीं करता', true, true),
  (3, 'Wrong product delivered', 'गलत उत्पाद मिला', true, true),
  (4, 'Parts or accessories missing', 'पुर्ज़े या एक्सेसरी नहीं मिले', true, true),
  (5, 'Not as described', 'विवरण के अनुसार नहीं है', true, true),
  (6, 'Delivered too late', 'बहुत देर से मिला', false, true),
  (7, 'Ordered the wrong product or size', 'गलत उत्पाद या साइज़ मँगा लिया', false, false),
  (8, 'No longer needed', 'अब ज़रूरत नहीं है', false, false)
) as r (id, name_en, name_hi, needs_pictures, is_fault);

-- a return keeps the words of its reason, whatever becomes of the reason
alter table returns add column reason_en text, add column reason_hi text;
update returns r set reason_en = coalesce(a.name_en, ''), reason_hi = coalesce(a.name_hi, '')
  from returns o left join return_reasons a on a.market = o.market and a.id = o.reason_id where o.id = r.id;
alter table returns alter column reason_en set not null, alter column reason_hi set not null;

alter table return_windows add column version int not null default 1;
