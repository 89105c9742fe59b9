// Notes on customers: their migration to the notes of records, who writes, changes and deletes them, and what the
// data download contains.

import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openOldSchema } from '../testing/old-schema.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore } from '../testing/store.ts'

const sql = (text: string) => statement('', text)
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

it('moves each note with its author and time, in order, and leaves the other events', async () => {
  const old = await openOldSchema('0347')
  try {
    await old.db.script(`
      insert into customers (id, market, first_name, email) values
        ('${id(1)}', 'IN', 'Asha', 'a@n.example'), ('${id(2)}', 'AE', 'Omar', 'o@n.example');
      insert into customer_notes (customer_id, kind, text, staff_id, staff_name, idempotency_key, at) values
        ('${id(1)}', 'note', 'First', 'nadia', 'Nadia', 'a-first-key', '2026-01-02T03:04:05Z'),
        ('${id(1)}', 'blocked', 'Refused', 'nadia', 'Nadia', null, '2026-01-03T03:04:05Z'),
        ('${id(1)}', 'note', 'First', 'key:7', 'Desk', null, '2026-01-04T03:04:05Z'),
        ('${id(2)}', 'note', repeat('x', 2000), 'ravi', 'Ravi', null, '2026-01-05T03:04:05Z')`)
    await old.migrate()
    const notes = await old.db.rows<{ at: Date }>(
      sql(`select kind, record_id, text, author_id, author_name, at, version, edited_at, deleted_at
           from record_notes order by seq`),
      [],
    )
    const same = { kind: 'customer', version: 1, edited_at: null, deleted_at: null }
    const first = { ...same, record_id: id(1), text: 'First' }
    expect(notes).toEqual([
      { ...first, author_id: 'nadia', author_name: 'Nadia', at: new Date('2026-01-02T03:04:05Z') },
      { ...first, author_id: 'key:7', author_name: 'Desk', at: new Date('2026-01-04T03:04:05Z') },
      {
        ...{ ...same, record_id: id(2), text: 'x'.repeat(2000), author_id: 'ravi', author_name: 'Ravi' },
        at: new Date('2026-01-05T03:04:05Z'),
      },
    ])
    const steps = await old.db.rows(sql('select customer_id, kind, text from customer_notes'), [])
    expect(steps).toEqual([{ customer_id: id(1), kind: 'blocked', text: 'Refused' }])
  } finally {
    await old.close()
  }
})

const NOTES = '/api/admin/annotations/{recordKind}/{recordId}/notes' as const
const NOTE = `${NOTES}/{noteId}` as const

it('need the right to note customers, are changed and deleted by their author, and are in the data download without their author', async () => {
  const store = await openTestStore()
  try {
    const support = await openStaff(store, 'support')
    const owner = await openStaff(store, 'owner')
    const customer = await store.customer()
    const params = { recordKind: 'customer' as const, recordId: customer.customerId }
    const write = (by: SignedIn, note: string, noteId: string = randomUUID()) =>
      by.visitor.try(`POST ${NOTES}`, { params, body: { noteId, note } })
    const finance = await openStaff(store, 'finance')
    expect(await write(finance, 'x')).toMatchObject({ status: 403, body: { data: { permission: 'customers.note' } } })
    expect(await write(await openStaff(store, 'support', ['AE']), 'x')).toMatchObject({ status: 404 })

    const noteId = randomUUID()
    const both = await Promise.all([write(support, 'Calls first', noteId), write(support, 'Calls first', noteId)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const gone = randomUUID()
    await write(support, 'A wrong customer', gone)
    const change = { params: { ...params, noteId }, body: { note: 'Calls before noon', version: 1 } }
    expect(await owner.visitor.try(`POST ${NOTE}`, change)).toMatchObject({ body: { code: 'note.not-own' } })
    expect(await support.visitor.try(`POST ${NOTE}`, change)).toMatchObject({ body: { data: { version: 2 } } })
    expect(await support.visitor.try(`DELETE ${NOTE}`, { params: { ...params, noteId: gone } })).toMatchObject({
      status: 200,
    })
    const { notes } = (await finance.visitor.call(`GET ${NOTES}`, { params })).data
    expect(notes).toMatchObject([{ text: 'Calls before noon', own: false }])

    const LOGGED = statement('test.customer-notes', 'select call, input from audit_entries where record_id = $1')
    const logged = await store.app.db.rows<{ call: string }>(LOGGED, [customer.customerId])
    expect(logged.map(({ call }) => call)).toEqual(
      expect.arrayContaining([`POST ${NOTES}`, `POST ${NOTE}`, `DELETE ${NOTE}`]),
    )
    expect(JSON.stringify(logged)).not.toContain('Calls')

    const file = JSON.stringify(await customer.call('GET /api/v1/customer/personalData'))
    expect(file).toContain('Calls before noon')
    for (const hidden of ['A wrong customer', support.staffId, noteId]) expect(file).not.toContain(hidden)
  } finally {
    await store.close()
  }
})
