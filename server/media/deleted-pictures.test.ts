// Bytes of deleted pictures go after a term, but none that an older record shows, and none that was added again.

import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KEPT_DAYS } from '../../contract/media/library.rules.ts'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { removeDeletedPictures } from './commands/remove-deleted.ts'
import { pictureIn, storePhoto } from './service.ts'

/** The statement by which an older record shows a picture. */
const SHOWN = {
  'an order': `with o as (
     insert into orders (market, customer_id, currency, state, invoice_type, shipping_address, billing_address, place,
       payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor,
       payable_minor, totals, cart_kind, language)
     select 'IN', c.id, 'INR', 'delivered', 'retail', '{}', '{}', '411001', 5, 'cod', 1, 0, 0, 0, 1, '{}', 'cart', 'en'
     from customers c limit 1 returning id)
   insert into order_lines (order_id, line_no, msn, seller_id, name_en, name_hi, brand_name, part_number, hsn, tax_rate_bp,
     quantity, mrp_minor, unit_price_minor, amount_minor, taxable_minor, tax_parts, payable_minor, image_hash)
   select o.id, 1, oc.msn, oc.seller_id, 'x', 'x', 'x', 'x', '1', 1800, 1, 1, 1, 1, 1, '[]', 1, $1
   from o, (select * from offer_choices limit 1) oc`,
  'a change set': `with s as (
     insert into product_change_sets (id, market, note, who, who_name, request, products, cells, at)
     values (gen_random_uuid(), 'IN', '', 'staff:test', 'Test', '', 1, 1, now()) returning id)
   insert into product_changes (change_set_id, position, msn, seller_code, field, before, after)
   select s.id, 1, (select min(msn) from products), 'x', 'images', '[{"hash":"' || $1 || '","view":"front"}]', '[]' from s`,
  'the history of a brand': `insert into audit_entries (seq, at, who, who_name, ip, request_id, call, record_kind, record_id, input, before, hash)
   select max(seq) + 1, now(), 'staff:test', 'Test', '', '', 'POST', 'brand', 'x', '{}', jsonb_build_object('logo', $1::text), ''
   from audit_entries`,
  'the bin': `insert into bin_entries (kind, record_id, name, contents, who, who_name, deleted_at)
   values ('picture', $1, 'x', '{}', 'staff:test', 'Test', now())`,
  'a review': `update reviews set pictures = array[$1] where id = (select id from reviews order by id limit 1)`,
} as const

let store: TestStore
let writer: SignedIn
let serial = 0
beforeAll(async () => {
  store = await openTestStore()
  writer = await openStaff(store, 'content')
  await store.customer()
})
afterAll(() => store.close())

const photo = () =>
  sharp({ create: { width: 60 + ++serial, height: 30, channels: 3, background: '#c94f24' } })
    .jpeg()
    .toBuffer()
const BACK = statement(
  'test.long-ago',
  `update media set taken_out_at = taken_out_at - make_interval(days => $2) where hash = $1`,
)
/** A picture that was deleted days ago, and has converted sizes. */
async function deleted(days: number): Promise<{ hash: string; bytes: Buffer }> {
  const bytes = await photo()
  const hash = await storePhoto(store.app, bytes, 'image/jpeg', 'store')
  await pictureIn(store.app, hash, 'small')
  await writer.visitor.call('DELETE /api/admin/content/pictures/{pictureId}', { params: { pictureId: hash } })
  await store.app.db.run(statement('test.empty-bin', 'delete from bin_entries where record_id = $1'), [hash])
  await store.app.db.run(BACK, [hash, days])
  return { hash, bytes }
}
const file = (folder: string, name: string) => store.app.ports.files.get(folder, name)
const isStored = async (hash: string) =>
  (await file('originals', hash)) !== null || (await file('pictures', `${hash}-small.webp`)) !== null
const counts = async () => (await writer.visitor.call('GET /api/admin/content/pictures/deleted')).data

it('goes with all its sizes after the term, and is served no longer', async () => {
  const [due, early] = [await deleted(KEPT_DAYS + 1), await deleted(KEPT_DAYS - 1)]
  expect(await counts()).toMatchObject({ waiting: 2, kept: 0 })
  await Promise.all([removeDeletedPictures(store.app), removeDeletedPictures(store.app)])
  expect([await isStored(due.hash), await isStored(early.hash)]).toEqual([false, true])
  await expect(pictureIn(store.app, due.hash, 'small')).rejects.toMatchObject({ code: 'media.unknown' })
  expect(await counts()).toMatchObject({ waiting: 1, kept: 0 })
  // the same picture is a new one
  expect(await storePhoto(store.app, due.bytes, 'image/jpeg', 'store')).toBe(due.hash)
  await removeDeletedPictures(store.app)
  expect(await isStored(due.hash)).toBe(true)
})

it.each(Object.entries(SHOWN))('stays while %s shows it, and is counted', async (name, sql) => {
  const before = await counts()
  const { hash } = await deleted(KEPT_DAYS + 1)
  await store.app.db.run(statement(`test.shown-by ${name}`, sql), [hash])
  await removeDeletedPictures(store.app)
  expect(await isStored(hash)).toBe(true)
  expect(await counts()).toMatchObject({ kept: before.kept + 1 })
})

it('stays when a customer sends the same picture, and when it comes back from the bin', async () => {
  const sent = await deleted(KEPT_DAYS + 1)
  await storePhoto(store.app, sent.bytes, 'image/jpeg', 'customer')
  await removeDeletedPictures(store.app)
  expect(await isStored(sent.hash)).toBe(true)
  const again = await deleted(KEPT_DAYS + 1)
  await storePhoto(store.app, again.bytes, 'image/jpeg', 'store')
  await removeDeletedPictures(store.app)
  expect(await isStored(again.hash)).toBe(true)
})
