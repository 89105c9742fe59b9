// Mentions in a changed note: newly mentioned members are notified once each, and only if they may read the record.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
let owner: SignedIn
let first: SignedIn
let second: SignedIn
let params: { recordKind: 'product'; recordId: string }
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  first = await openStaff(store, 'catalog')
  second = await openStaff(store, 'catalog')
  params = { recordKind: 'product', recordId: (await store.buyableMsns('IN', 1))[0] ?? '' }
})
afterAll(() => store.close())

const nameOf = async (by: SignedIn) => (await by.visitor.call('GET /api/admin/session')).data.member?.name ?? ''
const told = async (by: SignedIn) =>
  (await by.visitor.call('GET /api/admin/session/notifications', { query: {} })).data.notifications.map(
    ({ reason }) => reason,
  )
const NOTES = '/api/admin/annotations/{recordKind}/{recordId}/notes' as const
const change = (noteId: string, note: string, mentions: string[], version: number) =>
  owner.visitor.try(`POST ${NOTES}/{noteId}`, { params: { ...params, noteId }, body: { note, mentions, version } })

it('a changed note notifies members it did not mention before', async () => {
  // test members may share a name: these are unique
  await store.asOwner(`update staff_members set name = 'Ravi One' where id = '${first.staffId}'`)
  await store.asOwner(`update staff_members set name = 'Sara Two' where id = '${second.staffId}'`)
  const [one, two] = [`@${await nameOf(first)}`, `@${await nameOf(second)}`]
  const noteId = randomUUID()
  const both = [first.staffId, second.staffId, second.staffId, owner.staffId]
  await owner.visitor.call(`POST ${NOTES}`, { params, body: { noteId, note: `Ask ${one}`, mentions: [first.staffId] } })
  // the author and members not named in the text are not notified; sending it again changes nothing
  for (const _twice of [1, 2])
    expect(await change(noteId, `Ask ${one} and ${two}`, both, 1)).toMatchObject({ status: 200 })
  expect([await told(first), await told(second), await told(owner)]).toEqual([['mentioned'], ['mentioned'], []])
  // removed and added back
  expect(await change(noteId, 'Ask', both, 2)).toMatchObject({ status: 200 })
  expect(await change(noteId, `Ask ${one} and ${two}`, both, 3)).toMatchObject({ status: 200 })
  expect([await told(first), await told(second)]).toEqual([['mentioned'], ['mentioned']])
  const uae = await openStaff(store, 'catalog', ['AE'])
  expect(await change(noteId, 'Lost', [uae.staffId], 4)).toMatchObject({ body: { code: 'staff.unknown' } })
  expect(await change(noteId, 'Kept', [], 4)).toMatchObject({ body: { data: { text: 'Kept', version: 5 } } })
  await owner.visitor.call(`DELETE ${NOTES}/{noteId}`, { params: { ...params, noteId } })
  const LEFT = statement('test.mentioned-left', 'select text, mentioned from record_notes where id = $1')
  expect(await store.app.db.one(LEFT, [noteId])).toEqual({ text: '', mentioned: [] })
})
