// Secrets: tampered data and data for another purpose are rejected.

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSecretKey, makeSecrets } from './secrets.ts'

const secrets = makeSecrets(Buffer.alloc(32, 7))

it('unseals only its own data, for the same purpose', () => {
  const sealed = secrets.seal('account', '123456789')
  expect(secrets.unseal('account', sealed)).toBe('123456789')
  expect(secrets.unseal('other', sealed)).toBeNull()
  expect(secrets.unseal('account', Buffer.from('short'))).toBeNull()
  for (let at = 0; at < sealed.length; at++) {
    const bent = Buffer.from(sealed)
    bent[at] = (bent[at] ?? 0) ^ 1
    expect(secrets.unseal('account', bent)).toBeNull()
  }
  expect(secrets.seal('account', '123456789').equals(sealed)).toBe(false)
})

it('verifies only its own signature', () => {
  const signature = secrets.sign('csrf', 'session')
  expect(secrets.verify('csrf', 'session', signature)).toBe(true)
  expect(secrets.verify('csrf', 'session2', signature)).toBe(false)
  expect(secrets.verify('access', 'session', signature)).toBe(false)
  expect(secrets.verify('csrf', 'session', '')).toBe(false)
  expect(makeSecrets(Buffer.alloc(32, 8)).verify('csrf', 'session', signature)).toBe(false)
})

it('generates one key for processes that start concurrently, readable by the owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kh-key-'))
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadSecretKey('', folder).catch(() => null)))
  const again = await loadSecretKey('', folder)
  for (const key of keys) expect(key?.equals(again)).toBe(true)
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})
