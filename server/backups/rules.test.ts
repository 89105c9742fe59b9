// Rules of backups: recognising folders of the store, and failure reasons.

import { expect, it } from 'vitest'
import { isBackupLate } from '../../contract/backups/runs.rules.ts'
import { folderName, isOwnFolder, problemOf } from './rules.ts'

const AT = new Date('2026-11-27T20:05:00.512Z')

it('recognises the folders that the store creates', () => {
  expect(isOwnFolder(`/backups/${folderName(AT)}`, '/backups')).toBe(true)
  for (const path of ['/backups', '/backups/by-hand', `/other/${folderName(AT)}`, `/backups/a/${folderName(AT)}`, '/'])
    expect(isOwnFolder(path, '/backups'), path).toBe(false)
})

it.each([
  ['ENOSPC', 'disk-full'],
  ['53100', 'disk-full'],
  ['EACCES', 'not-writable'],
  ['EROFS', 'not-writable'],
  ['ENOENT', 'folder-missing'],
  ['ENOTDIR', 'folder-missing'],
  ['57P01', 'database'],
  ['ECONNREFUSED', 'database'],
  ['EPIPE', 'other'],
])('names what %s means', (code, problem) => {
  expect(problemOf(Object.assign(new Error('It failed'), { code }))).toBe(problem)
})

it('maps a lost connection and any other error', () => {
  expect(problemOf(new Error('Connection terminated unexpectedly'))).toBe('database')
  expect(problemOf('no error at all')).toBe('other')
})

it('is late after two days, and without any', () => {
  const after = (hours: number) => new Date(AT.getTime() + hours * 3_600_000)
  expect(isBackupLate(AT, after(48))).toBe(false)
  expect(isBackupLate(AT, after(49))).toBe(true)
  expect(isBackupLate(null, AT)).toBe(true)
})
