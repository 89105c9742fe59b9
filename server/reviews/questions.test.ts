// Questions and answers over HTTP: asked once, searched, answered by eligible users, moderated; structured data of a category.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { moderateAnswer, moderateQuestion, postAnswer } from './service.ts'

const ASK = 'POST /api/v1/quest/setQuest'
const LIST = 'GET /api/v1/quest/getQuest'
const ANSWER = 'POST /api/v1/quest/answer'

/** The starter reviews are irrelevant here. */
const NO_SAMPLES = 'truncate reviews, product_ratings, questions cascade'

let store: TestStore
let msns: string[]
let next = 0
beforeAll(async () => {
  store = await openTestStore()
  await store.asOwner(NO_SAMPLES)
  msns = await pickProducts(store.app.db, 'IN', 8)
})
afterAll(() => store.close())

const freshMsn = () => msns[next++] ?? ''
const ask = async (visitor: Visitor, msn: string, text: string) =>
  (await visitor.call(ASK, { body: { msn, text } })).data.question
const read = async (visitor: Visitor, msn: string, query = {}) =>
  (await visitor.call(LIST, { query: { msn, ...query } })).data
const answer = async (visitor: Visitor, questionId: string, text: string) =>
  (await visitor.call(ANSWER, { body: { questionId, text } })).data

/** Inserts a delivered order of a product. */
const DELIVERED = statement(
  'test.delivered',
  `with o as (
     insert into orders (market, customer_id, currency, state, invoice_type, shipping_address, billing_address, place,
       payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor,
       payable_minor, totals, cart_kind, language)
     values ('IN', $1, 'INR', 'delivered', 'retail', '{}', '{}', '411001', 5, 'cod', 1, 0, 0, 0, 1, '{}', 'cart', 'en')
     returning id)
   insert into order_lines (order_id, line_no, msn, seller_id, name_en, name_hi, brand_name, part_number, hsn,
     tax_rate_bp, quantity, cancelled_quantity, mrp_minor, unit_price_minor, amount_minor, taxable_minor, tax_parts,
     payable_minor)
   select o.id, 1, p.msn, oc.seller_id, 'x', 'x', 'x', 'x', 'x', 0, 1, $3, 1, 1, 1, 1, '[]', 1
   from o, products p join offer_choices oc using (msn) where p.msn = $2`,
)
const CATEGORY = statement('test.category-of', 'select category_code as code from products where msn = $1')

async function buyerOf(msn: string, cancelled = 0) {
  const customer = await store.customer()
  await store.app.db.run(DELIVERED, [customer.customerId, msn, cancelled])
  return customer
}

describe('a question', () => {
  it('is created once when it is sent repeatedly', async () => {
    const msn = freshMsn()
    const customer = await store.customer()
    const both = await Promise.all([ask(customer, msn, 'Does it fit 13 mm?'), ask(customer, msn, 'Does it fit 13 mm?')])
    expect(both[0]?.questionId).toBe(both[1]?.questionId)
    expect((await ask(customer, msn, '  does it fit 13 MM? ')).questionId).toBe(both[0]?.questionId)
    expect(await read(store.visitor(), msn)).toMatchObject({ totalCount: 1, questions: [{ mine: false, answers: [] }] })
  })

  it('is found by words of the question and its answers', async () => {
    const msn = freshMsn()
    const customer = await store.customer()
    const chuck = await ask(customer, msn, 'What chuck does it have?')
    await ask(customer, msn, 'क्या इसमें वारंटी है?')
    await postAnswer(store.app, {
      questionId: chuck.questionId,
      by: 'seller',
      author: 'Sahyadri',
      text: 'Keyed, 13 mm.',
    })
    const search = async (str: string) => (await read(store.visitor(), msn, { str })).questions.map(({ text }) => text)
    expect(await search('CHUCK keyed')).toEqual([chuck.text])
    expect(await search('वारंटी')).toEqual(['क्या इसमें वारंटी है?'])
    expect(await search('100%')).toEqual([])
    expect(await search('')).toHaveLength(2)
    // answered questions first
    expect((await search(''))[0]).toBe(chuck.text)
  })

  it('is held for moderation and visible only to its author until published', async () => {
    const msn = freshMsn()
    const writer = await store.customer()
    const held = await ask(writer, msn, 'Call me on 98765 43210?')
    expect(held.state).toBe('held')
    expect((await read(store.visitor(), msn)).totalCount).toBe(0)
    expect(await read(writer, msn)).toMatchObject({ totalCount: 1, questions: [{ state: 'held', mine: true }] })
    await moderateQuestion(store.app.db, held.questionId, 'published', 'test')
    expect((await read(store.visitor(), msn)).totalCount).toBe(1)
  })

  it('is limited per day', async () => {
    const msn = freshMsn()
    const customer = await store.customer()
    for (let at = 0; at < 50; at++) await ask(customer, msn, `Question ${at}?`)
    const more = await customer.try(ASK, { body: { msn, text: 'One more?' } })
    expect(more).toMatchObject({ status: 429, body: { code: 'request.too-many' } })
    expect(await read(store.visitor(), msn, { pageSize: 20, pageIndex: 2 })).toMatchObject({ totalCount: 50 })
  })
})

describe('an answer', () => {
  it('requires a received product and replaces the previous answer', async () => {
    const msn = freshMsn()
    const { questionId } = await ask(await store.customer(), msn, 'Is it loud?')
    const stranger = await store.customer()
    const cancelled = await buyerOf(msn, 1)
    for (const other of [stranger, cancelled]) {
      expect(await answer(other, questionId, 'No.')).toEqual({ accepted: false, reason: 'not-a-buyer', answer: null })
      expect((await read(other, msn)).canAnswer).toBe(false)
    }
    const buyer = await buyerOf(msn)
    expect((await read(buyer, msn)).canAnswer).toBe(true)
    await answer(buyer, questionId, 'No, it hums.')
    expect(await answer(buyer, questionId, 'Not at all.')).toMatchObject({ accepted: true, answer: { by: 'buyer' } })
    await postAnswer(store.app, { questionId, by: 'staff', author: 'Karkhana', text: '62 dB.' })
    const { questions } = await read(store.visitor(), msn)
    expect(questions[0]?.answers.map(({ by, text }) => [by, text])).toEqual([
      ['staff', '62 dB.'],
      ['buyer', 'Not at all.'],
    ])
    const held = await answer(buyer, questionId, 'Ask asha@example.com')
    expect(held.answer?.state).toBe('held')
    expect((await read(store.visitor(), msn)).questions[0]?.answers).toHaveLength(1)
    expect((await read(buyer, msn)).questions[0]?.answers).toHaveLength(2)
    await moderateAnswer(store.app.db, held.answer?.answerId ?? '', 'published', 'test')
    expect((await read(store.visitor(), msn)).questions[0]?.answers).toHaveLength(2)
  })

  it('requires an existing question of the market', async () => {
    const { questionId } = await ask(await store.customer(), msns[0] ?? '', 'Which market?')
    const missing = await (await store.customer()).try(ANSWER, {
      body: { questionId: '00000000-0000-4000-8000-000000000000', text: 'x' },
    })
    const abroad = await (await store.customer('ae.localhost')).try(ANSWER, { body: { questionId, text: 'x' } })
    for (const rejected of [missing, abroad]) expect(rejected).toMatchObject({ body: { code: 'request.not-found' } })
  })
})

describe('the structured data of a category', () => {
  it('contains best sellers and answered questions', async () => {
    const msn = freshMsn()
    const { code } = await store.app.db.one<{ code: string }>(CATEGORY, [msn])
    const visitor = store.visitor()
    const call = async () =>
      (await visitor.call('GET /api/v1/quest/getCategorySchema', { query: { category: code } })).data
    const types = (await call()).map(schema => schema['@type'])
    expect(types).toEqual(['BreadcrumbList', 'ItemList'])
    const { questionId } = await ask(await store.customer(), msn, 'Is it rated IP65?')
    await postAnswer(store.app, { questionId, by: 'seller', author: 'Sahyadri', text: 'Yes, with the cover shut.' })
    const [crumbs, items, faq] = await call()
    expect(crumbs?.itemListElement).toContainEqual({ '@type': 'ListItem', position: 1, name: 'Home', item: '/' })
    expect(Number(items?.numberOfItems)).toBeGreaterThan(0)
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Is it rated IP65?', acceptedAnswer: { text: 'Yes, with the cover shut.' } }],
    })
  })

  it('requires a category of the market', async () => {
    const answer = await store
      .visitor()
      .try('GET /api/v1/quest/getCategorySchema', { query: { category: '999999999' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'catalog.category-unknown' } })
  })
})
