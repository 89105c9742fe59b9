// Fills a store with as many products, orders, customers, sellers and categories as a large marketplace has, by copying its own rows.

import { SESSION_LIMITS } from '../platform/connections.ts'
import { openDatabase } from '../platform/db.ts'
import { makeBuyers } from './buyers.ts'
import { placeCodOrder } from './invoices.ts'
import type { TestStore } from './store.ts'

export interface LongLists {
  products: number
  orders: number
  sellers: number
  categories: number
  /** Variants per product. */
  variants: number
}

/** With which codes and references of the copies begin. */
const PREFIX = 'LL'

/**
 * `copy_rows` inserts into a table the rows of a query, which names the row to copy as `t` and what differs by columns. Triggers
 * of rows are off meanwhile: what they would write is copied too.
 */
const COPY = `
create function pg_temp.copy_rows(target text, source text, changes jsonb) returns void language plpgsql as $$
declare names text; wanted text;
begin
  select string_agg(quote_ident(column_name), ', ' order by ordinal_position),
         string_agg(coalesce(changes ->> column_name, 't.' || quote_ident(column_name)), ', ' order by ordinal_position)
    into names, wanted
    from information_schema.columns
    where table_schema = 'public' and table_name = target and is_generated = 'NEVER' and (is_identity = 'NO' or changes ? column_name);
  execute format('alter table %I disable trigger user', target);
  execute format('insert into %I (%s) overriding system value select %s %s', target, names, wanted, source);
  execute format('alter table %I enable trigger user', target);
end $$;`

const productsScript = ({ products, sellers, categories, variants }: LongLists) => `
${COPY}
select pg_temp.copy_rows('sellers', 'from generate_series(1, ${sellers}) n cross join (select * from sellers where market = ''IN'' order by id limit 1) t',
  '{"id": "nextval(pg_get_serial_sequence(''sellers'', ''id''))", "code": "''${PREFIX}'' || n", "legal_name": "t.legal_name || '' '' || n", "trade_name": "t.trade_name || '' '' || n"}');
select pg_temp.copy_rows('categories', 'from generate_series(1, ${categories}) n cross join (select * from categories where market = ''IN'' and level = 2 order by code limit 1) t',
  '{"code": "(900000000 + n)::text", "name_en": "t.name_en || '' '' || n", "slug": "t.slug || ''-'' || n", "taxonomy_code": "regexp_replace(t.taxonomy_code, t.code || ''$'', (900000000 + n)::text)"}');
create temp table samples as select msn, row_number() over (order by msn) - 1 as at from products where market = 'IN' and group_key is null;
create temp table copies as select 'MSNL' || lpad(n::text, 7, '0') as msn, n, s.msn as of
  from generate_series(1, ${products}) n join samples s on s.at = n % (select count(*) from samples);
select pg_temp.copy_rows('products', 'from copies c join products t on t.msn = c.of',
  '{"msn": "c.msn", "part_number": "t.part_number || ''-'' || c.n", "slug": "t.slug || ''-'' || c.n", "name_en": "t.name_en || '' '' || c.n",
    "group_key": "case when c.n <= ${variants} then ''${PREFIX}'' end", "variant_by": "case when c.n <= ${variants} then ''{size}''::text[] else t.variant_by end",
    "active": "c.n % 50 <> 0"}');
create temp table offer_copies as select c.msn, o.id as of, nextval(pg_get_serial_sequence('offers', 'id')) as id from copies c join offers o on o.msn = c.of;
select pg_temp.copy_rows('offers', 'from offer_copies c join offers t on t.id = c.of', '{"id": "c.id", "msn": "c.msn"}');
select pg_temp.copy_rows('offer_choices', 'from offer_copies c join offer_choices t on t.offer_id = c.of', '{"offer_id": "c.id", "msn": "c.msn"}');
select pg_temp.copy_rows('stock', 'from offer_copies c join stock t on t.offer_id = c.of', '{"offer_id": "c.id", "msn": "c.msn", "reserved": "0"}');
analyze;`

const ordersScript = ({ orders }: LongLists, buyer: string) => `
${COPY}
create temp table samples as select id, row_number() over (order by number) - 1 as at from orders;
create temp table customer_copies as select gen_random_uuid() as id, n from generate_series(1, ${Math.ceil(orders / 2)}) n;
select pg_temp.copy_rows('customers', 'from customer_copies c join customers t on t.id = ''${buyer}''',
  '{"id": "c.id", "number": "nextval(pg_get_serial_sequence(''customers'', ''number''))", "phone": "''+917'' || lpad(c.n::text, 9, ''0'')", "email": "null", "email_verified_at": "null", "first_name": "''Buyer '' || c.n"}');
create temp table copies as
  select i as n, s.id as of, gen_random_uuid() as id, nextval('order_numbers') as number, now() - i * interval '1 minute' as at,
    case when i % 10 = 0 then '${buyer}'::uuid else c.id end as customer_id,
    case when i % 100 < 2 then 'placed' when i % 100 < 4 then 'processing' when i % 100 = 5 then 'cancelled' else 'delivered' end as state
  from generate_series(1, ${orders}) i join samples s on s.at = i % (select count(*) from samples)
    join customer_copies c on c.n = 1 + i % ${Math.ceil(orders / 2)};
select pg_temp.copy_rows('orders', 'from copies c join orders t on t.id = c.of',
  '{"id": "c.id", "number": "c.number", "placed_at": "c.at", "updated_at": "c.at", "state": "c.state", "customer_id": "c.customer_id",
    "shipping_address": "case when c.customer_id = ''${buyer}'' then t.shipping_address else t.shipping_address || jsonb_build_object(''name'', ''Buyer '' || c.n, ''phone'', ''917'' || lpad(c.n::text, 9, ''0'')) end"}');
select pg_temp.copy_rows('order_lines', 'from copies c join order_lines t on t.order_id = c.of', '{"order_id": "c.id"}');
select pg_temp.copy_rows('payments', 'from copies c join payments t on t.order_id = c.of',
  '{"id": "gen_random_uuid()", "order_id": "c.id", "transaction_ref": "''${PREFIX}'' || c.number || ''T'' || t.attempt"}');
create temp table shipment_copies as select c.id as order_id, c.at, c.state, s.id as of, gen_random_uuid() as id, nextval('shipment_numbers') as number
  from copies c join shipments s on s.order_id = c.of;
select pg_temp.copy_rows('shipments', 'from shipment_copies c join shipments t on t.id = c.of',
  '{"id": "c.id", "number": "c.number", "order_id": "c.order_id", "created_at": "c.at", "updated_at": "c.at"}');
select pg_temp.copy_rows('shipment_lines', 'from shipment_copies c join shipment_lines t on t.shipment_id = c.of', '{"shipment_id": "c.id"}');
analyze;`

/** As the owner of the tables, for minutes: connections of a store end statements after seconds. */
async function runLong({ databaseUrl }: TestStore, script: string): Promise<void> {
  // one connection, which has the temporary tables
  const owner = openDatabase(databaseUrl, { max: 1, limits: SESSION_LIMITS.migrations })
  try {
    // a transaction each, so that the store, which goes on, waits for one table at a time
    for (const text of script.split(/;\n(?=select|create temp|analyze)/)) await owner.script(text)
  } finally {
    await owner.close()
  }
}

/** Fills the store; a tenth of the orders belongs to one customer, whose id is returned. */
export async function fillLongLists(
  store: TestStore,
  lists: LongLists,
): Promise<{ buyer: string; orderNumber: number }> {
  const msns = await store.buyableMsns('IN', 6)
  const [buyer] = await makeBuyers(store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  let orderNumber = 0
  for (const [index, msn] of msns.entries()) {
    const items = [{ msn, quantity: 1 + (index % 3) }]
    orderNumber = (await placeCodOrder(store, buyer, items)).orderNumber
  }
  await runLong(store, ordersScript(lists, buyer.actor.customerId))
  await runLong(store, productsScript(lists))
  return { buyer: buyer.actor.customerId, orderNumber }
}
