// The migrations to offers and seller registrations on a store with data: no row is lost, no value changes.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type OldSchema, openOldSchema } from '../testing/old-schema.ts'

const sql = (text: string) => statement('', text)

const FILL = `
  insert into categories (code, market, level, taxonomy_code, slug, name_en, name_hi) values
    ('100000000', 'IN', 1, '100000000', 'tools', 'Tools', 'औज़ार'), ('200000000', 'AE', 1, '200000000', 'tools', 'Tools', 'औज़ार');
  insert into brands (slug, name, name_hi, country) values ('torvane', 'Torvane', 'टॉरवेन', 'IN');
  insert into sellers (code, market, legal_name, trade_name, tax_number, state_code, address, place) values
    ('GOOD', 'IN', 'Sahyadri Limited', 'Sahyadri', '27AAKCS4821M1ZW', '27', 'Gala 7', 'Pune'),
    ('BAD', 'IN', 'Typing Error Limited', 'Typing Error', '27AAKCS4821M1ZX', '27', 'Gala 8', 'Pune'),
    ('GULF', 'AE', 'Gulf Trading LLC', 'Gulf', '100482615900003', 'DU', 'Shed 1', 'Dubai');
  insert into warehouses (code, market, name_en, name_hi, place, state_code, lat, lng) values
    ('BWD', 'IN', 'Bhiwandi', 'भिवंडी', '421302', '27', 19, 73), ('BLR', 'IN', 'Bengaluru', 'बेंगलुरु', '560058', '29', 13, 77),
    ('SHJ', 'AE', 'Sharjah', 'शारजाह', 'SH', 'SH', 25, 55);
  insert into products (msn, market, part_number, brand_id, category_code, seller_id, slug, name_en, name_hi, hsn,
      sell_unit_en, sell_unit_hi, pack_size, min_quantity, quantity_multiple, weight_grams, origin, availability)
    select v.msn, s.market, v.msn, b.id, case s.market when 'IN' then '100000000' else '200000000' end, s.id, 'drill',
      'Drill', 'ड्रिल', '8467', 'piece', 'नग', 1, v.smallest, v.multiple, 500, 'IN', v.availability
    from (values ('MSN00000001', 'GOOD', 1, 1, 'stock'), ('MSN00000002', 'GOOD', 6, 3, 'stock'),
      ('MSN00000003', 'BAD', 1, 1, 'stock'), ('MSN00000004', 'GULF', 2, 2, 'on-request'))
      as v (msn, seller, smallest, multiple, availability)
    join sellers s on s.code = v.seller, brands b;
  insert into product_prices (msn, currency, mrp_minor, price_minor, breaks) values
    ('MSN00000001', 'INR', 120000, 99900, '[{"minQuantity": 10, "priceMinor": 95000}]'),
    ('MSN00000002', 'INR', 5000, 4500, '[]'), ('MSN00000003', 'INR', 7000, 7000, '[]'),
    ('MSN00000004', 'AED', 9000, 8000, '[]');
  update product_prices set price_minor = 98900 where msn = 'MSN00000001';
  insert into stock (msn, warehouse_id, on_hand, reserved)
    select v.msn, w.id, v.units, v.held
    from (values ('MSN00000001', 'BWD', 20, 2), ('MSN00000001', 'BLR', 5, 0), ('MSN00000002', 'BWD', 60, 0),
      ('MSN00000003', 'BWD', 7, 0), ('MSN00000004', 'SHJ', 4, 0)) as v (msn, code, units, held)
    join warehouses w on w.code = v.code;
  insert into stock_events (msn, warehouse_id, on_hand_change, reserved_change, who, why)
    select msn, warehouse_id, on_hand, reserved, 'test', 'test' from stock;
  insert into stock_events (msn, warehouse_id, on_hand_change, reserved_change, who, why) values ('MSN000GONE0', 1, 1, 0, 'test', 'gone');
  insert into sessions (id, market, token_hash, expires_at) values
    ('00000000-0000-4000-8000-000000000001', 'IN', '\\x01', now() + interval '1 day');
  insert into customers (id, market, first_name, phone) values ('00000000-0000-4000-8000-000000000002', 'IN', 'Asha', '919800000001');
  insert into carts (id, market, session_id) values
    ('00000000-0000-4000-8000-000000000003', 'IN', '00000000-0000-4000-8000-000000000001');
  insert into cart_items (cart_id, msn, quantity, seen_price_minor) values
    ('00000000-0000-4000-8000-000000000003', 'MSN00000001', 3, 99900), ('00000000-0000-4000-8000-000000000003', 'MSN00000002', 6, 4500);
  insert into orders (id, market, customer_id, currency, state, invoice_type, shipping_address, billing_address, place,
      payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor,
      payable_minor, totals, cart_kind, language) values
    ('00000000-0000-4000-8000-000000000004', 'IN', '00000000-0000-4000-8000-000000000002', 'INR', 'placed', 'retail',
     '{}', '{}', '411019', 1, 'cod', 197800, 0, 30000, 0, 197800, '{}', 'cart', 'en');
  insert into order_lines (order_id, line_no, msn, seller_id, name_en, name_hi, brand_name, part_number, hsn,
      tax_rate_bp, quantity, mrp_minor, unit_price_minor, amount_minor, taxable_minor, tax_parts, payable_minor)
    select '00000000-0000-4000-8000-000000000004', v.no, v.msn, s.id, 'Drill', 'ड्रिल', 'Torvane', 'X', '8467', 1800, 2,
      120000, 98900, 197800, 167627, '[]', 197800
    from (values (1, 'MSN00000001', 'GOOD'), (2, 'MSN00000003', 'BAD'), (3, 'MSN00000002', 'GULF')) as v (no, msn, seller)
    join sellers s on s.code = v.seller;
  insert into stock_reservations (order_id, line_no, msn, warehouse_id, quantity, state)
    select '00000000-0000-4000-8000-000000000004', 1, 'MSN00000001', id, 2, 'reserved' from warehouses where code = 'BWD';
  insert into shipments (id, order_id, warehouse_id, state)
    select v.id::uuid, '00000000-0000-4000-8000-000000000004', w.id, 'packed'
    from (values ('00000000-0000-4000-8000-000000000005', 'BWD'), ('00000000-0000-4000-8000-000000000006', 'BLR')) as v (id, code)
    join warehouses w on w.code = v.code;
  insert into shipment_lines (shipment_id, line_no, quantity) values ('00000000-0000-4000-8000-000000000005', 1, 2),
    ('00000000-0000-4000-8000-000000000006', 2, 2), ('00000000-0000-4000-8000-000000000006', 3, 2);
`

/** Tables whose rows the migrations touch. */
const UNCHANGED =
  'products sellers warehouses stock stock_events stock_reservations price_events cart_items order_lines shipments shipment_lines'.split(
    ' ',
  )
const COUNTS = sql(`select ${UNCHANGED.map(table => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`)
const PRICES = (from: string) =>
  sql(
    `select msn, currency, mrp_minor as mrp, price_minor as price, breaks, min_quantity as least,
       quantity_multiple as multiple, availability, seller_id as seller from ${from} order by msn`,
  )
const VALUES = sql(
  `select (select jsonb_agg(to_jsonb(s) - 'offer_id' - 'seller_id' - 'declared' - 'reorder_point' order by msn, warehouse_id) from stock s) as stock,
     (select jsonb_agg(to_jsonb(e) - 'offer_id' - 'operation_id' order by id) from stock_events e) as "stockEvents",
     (select jsonb_agg(to_jsonb(e) - 'offer_id' order by id) from price_events e) as "priceEvents",
     (select jsonb_agg(to_jsonb(i) - '{offer_id,adjusted_from,changed_at}'::text[] order by msn) from cart_items i) as items,
     (select jsonb_agg(to_jsonb(l) - '{offer_id,registration_id,place_of_supply,reward_points,tax_category}'::text[] order by line_no) from order_lines l) as lines,
     (select jsonb_agg(to_jsonb(r) - 'offer_id' order by line_no) from stock_reservations r) as reservations`,
)

let old: OldSchema
let before: { counts: unknown; prices: unknown; values: unknown }

beforeAll(async () => {
  old = await openOldSchema('0017')
  await old.db.script(FILL)
  before = {
    counts: await old.db.one(COUNTS),
    prices: await old.db.rows(PRICES('products join product_prices using (msn)')),
    values: await old.db.one(VALUES),
  }
  expect(await old.migrate()).toEqual(expect.arrayContaining(['0020_offers.sql', '0021_seller_registrations.sql']))
})
afterAll(() => old.close())

it('keeps every row and its values', async () => {
  expect(await old.db.one(COUNTS)).toEqual(before.counts)
  expect(await old.db.one(VALUES)).toEqual(before.values)
})

it('makes one offer a product on the terms it was sold on, and chooses it', async () => {
  expect(await old.db.rows(PRICES('offers'))).toEqual(before.prices)
  expect(await old.db.rows(PRICES('offer_choices'))).toEqual(before.prices)
  const choices = await old.db.rows<{ offers: number; reason: object }>(sql('select offers, reason from offer_choices'))
  for (const { offers, reason } of choices)
    expect({ offers, reason }).toEqual({ offers: 1, reason: { rule: 'only-offer' } })
})

it('names the offer on stock, reservations, carts and price history', async () => {
  for (const table of ['stock', 'stock_reservations', 'cart_items', 'price_events']) {
    const wrong = await old.db.rows(
      sql(`select 1 from ${table} t left join offers o on o.id = t.offer_id and o.msn = t.msn where o.id is null`),
    )
    expect(wrong, table).toEqual([])
  }
  const unnamed = await old.db.rows(sql('select msn from stock_events where offer_id is null'))
  expect(unnamed).toEqual([{ msn: 'MSN000GONE0' }])
})

it('names the offer and registration of an old order line where they are known', async () => {
  const lines = await old.db.rows(
    sql(`select l.line_no as no, o.msn, r.tax_number as number from order_lines l
      left join offers o on o.id = l.offer_id left join seller_registrations r on r.id = l.registration_id order by 1`),
  )
  expect(lines).toEqual([
    { no: 1, msn: 'MSN00000001', number: '27AAKCS4821M1ZW' },
    { no: 2, msn: 'MSN00000003', number: null },
    { no: 3, msn: null, number: '100482615900003' },
  ])
})

it('sells from a warehouse only under a registration of its State, and says why it does not', async () => {
  const states = await old.db.rows(
    sql(`select s.code as seller, w.code as warehouse, t.reason from seller_warehouse_states t
      join sellers s on s.id = t.seller_id join warehouses w on w.id = t.warehouse_id order by 1, 2`),
  )
  expect(states).toEqual([
    { seller: 'BAD', warehouse: 'BWD', reason: 'registration-missing' },
    { seller: 'GOOD', warehouse: 'BLR', reason: 'registration-missing' },
    { seller: 'GOOD', warehouse: 'BWD', reason: null },
    { seller: 'GULF', warehouse: 'SHJ', reason: null },
  ])
  // nothing in India is sold until the legal declarations are there
  expect(await old.db.rows(sql('select msn from sellable_stock order by 1'))).toEqual([{ msn: 'MSN00000004' }])
  const care = { careName: 'T', careAddress: 'P', carePhone: '1', careEmail: 'c@t.example', netQuantity: '1 N' }
  const maker = { packerName: 'T', packerAddress: 'P', importerName: 'T', importerAddress: 'P' }
  await old.db.script(`update products set origin = 'IN', declarations = '${JSON.stringify({ ...care, ...maker })}'`)
  const sold = await old.db.rows(sql('select msn, available from sellable_stock order by 1'))
  expect(sold).toEqual([
    { msn: 'MSN00000001', available: 18 },
    { msn: 'MSN00000002', available: 60 },
    { msn: 'MSN00000004', available: 4 },
  ])
})

it('says whose a shipment of one seller was, and leaves one of several sellers undivided', async () => {
  const shipments = sql(
    `select s.code as seller, r.state_code as state, h.state as step from shipments h
     left join sellers s on s.id = h.seller_id left join seller_registrations r on r.id = h.registration_id order by h.id`,
  )
  expect(await old.db.rows(shipments)).toEqual([
    { seller: 'GOOD', state: '27', step: 'packed' },
    { seller: null, state: null, step: 'packed' },
  ])
})
