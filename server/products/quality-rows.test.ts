// Counts and lists of product gaps, and a batch of the check, read few rows, however many products there are.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { QUALITY_GAPS } from '../../contract/products/quality.rules.ts'
import type { Db } from '../platform/db.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { checkBatch, checkState, findCheck, listGap } from './repository/quality.ts'

const COPIES = 20_000
const market = 'IN' as const
let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
  // copies of one product, each with an offer and every gap
  await store.asOwner(`
    create temp table sample as select p.* from products p join offers o on o.msn = p.msn where p.market = 'IN' and p.active
      and p.group_key is null order by p.msn limit 1;
    create temp table names as select string_agg(quote_ident(attname), ', ') as p from pg_attribute
      where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attname not in ('msn', 'slug', 'part_number', 'images');
    alter table products disable trigger user;
    do $$ declare p text; begin
      select names.p into p from names;
      execute format('insert into products (msn, slug, part_number, images, %s) select %L || n, %L || n, %L || n, %L, %s
        from sample, generate_series(10000001, 10000000 + ${COPIES}) n', p, 'MSN', 'copy-', 'COPY-', '[]', p);
    end $$;
    alter table products enable trigger user;
    insert into product_gaps (market, gap, msn) select 'IN', gap, msn from products
      cross join unnest(array[${QUALITY_GAPS.map(gap => `'${gap}'`).join(', ')}]) gap where slug like 'copy-%';
    analyze products; analyze product_gaps; analyze offers; analyze categories; analyze category_attributes;`)
})
afterAll(() => store.close())

it('the counts are those of the last check', async () => {
  expect(await rowsRead(store.app.db, at => findCheck(at, market))).toBeLessThan(10)
  expect(await rowsRead(store.app.db, at => checkState(at, 'products.quality'))).toBeLessThan(100)
})

it.each(QUALITY_GAPS)('the list of %s', async gap => {
  const page = { market, gap, after: 'MSN10010000', limit: 100 }
  expect(await rowsRead(store.app.db, at => listGap(at, page, 'en'))).toBeLessThan(8000)
})

it('a batch of the check', async () => {
  const seen = await rowsRead(store.app.db, at => {
    // explained as well
    const one: Db['one'] = async <Row>(...sent: Parameters<Db['one']>) => (await at.rows(...sent)) as Row
    return checkBatch({ ...at, one }, market, 'MSN10010000', 100)
  })
  expect(seen).toBeLessThan(15_000)
})
