// Whether a bulk step changes a record: already done, ended, and changed by somebody since.

import { expect, it } from 'vitest'
import { hasEnded, type MarkStep, skipOf } from './marks.ts'

const state = (changes: object = {}) => ({ tags: ['vip'], assignee: 'a', ended: false, ...changes })
const assign = (staffId: string | null, more: object = {}): MarkStep => ({ action: 'assign', staffId, ...more })
const ENDED = { ended: true }

it.each([
  ['nobody is made responsible for what has ended', state(ENDED), assign('b'), 'ended'],
  ['what has ended is taken from its member', state(ENDED), assign(null), null],
  ['what has ended stays with its member', state(ENDED), assign('a'), 'already'],
  ['what has ended gets back who was responsible', state(ENDED), assign('b', { expected: 'a' }), null],
  ['what somebody has changed since stays', state(), assign('b', { expected: null }), 'changed'],
  ['what has ended is tagged', state(ENDED), { action: 'add-tag', label: 'New', key: 'new' } as const, null],
  ['what is not there is skipped', null, assign('b'), 'unknown'],
])('%s', (_, found, step, skip) => {
  expect(skipOf(found, step)).toBe(skip)
})

it('each kind ends in its own states', () => {
  expect([hasEnded('return', 'completed'), hasEnded('return', 'accepted')]).toEqual([true, false])
  expect([hasEnded('rfq', 'expired'), hasEnded('rfq', 'quoted')]).toEqual([true, false])
  expect([hasEnded('ticket', 'closed'), hasEnded('ticket', 'answered'), hasEnded('customer', '')]).toEqual([
    ...[true, false, false],
  ])
})
