// Secrets: tampered data and data for another purpose are rejected.

import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addKey, dropPreviousKeys, keyIdOf, loadKeys, makeSecrets } from './secrets.ts'

const secrets = makeSecrets([Buffer.alloc(32, 7)])

const inFolder = (dataDir: string) => ({ secretKey: '', previousSecretKeys: [], dataDir })

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
  expect(makeSecrets([Buffer.alloc(32, 8)]).verify('csrf', 'session', signature)).toBe(false)
})

it('generates one key for processes that start concurrently, readable by the owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kh-key-'))
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadKeys(inFolder(folder)).catch(() => null)))
  const [again] = await loadKeys(inFolder(folder))
  for (const key of keys) expect(key?.[0].equals(again)).toBe(true)
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})

it('goes on with earlier keys: the new one signs and seals, the old one verifies and unseals', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kh-key-'))
  const before = makeSecrets(await loadKeys(inFolder(folder)))
  const signature = before.sign('csrf', 'session')
  const sealed = before.seal('account', '123456789')
  await addKey(folder)
  const keys = await loadKeys(inFolder(folder))
  expect(new Set(keys.map(keyIdOf)).size).toBe(2)
  const after = makeSecrets(keys)
  expect(after.sign('csrf', 'session')).not.toBe(signature)
  expect(after.verify('csrf', 'session', signature)).toBe(true)
  expect(after.unseal('account', sealed)).toBe('123456789')
  expect([after.isCurrent('account', sealed), after.isCurrent('account', after.seal('account', '1'))]).toEqual([
    false,
    true,
  ])

  await dropPreviousKeys(folder)
  const alone = makeSecrets(await loadKeys(inFolder(folder)))
  expect(alone.verify('csrf', 'session', signature)).toBe(false)
  expect(alone.verify('csrf', 'session', after.sign('csrf', 'session'))).toBe(true)
  expect(alone.unseal('account', sealed)).toBeNull()
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)
  await writeFile(join(folder, 'secret.key'), 'short')
  await expect(loadKeys(inFolder(folder))).rejects.toThrow('does not hold keys of 32 bytes')
  await rm(folder, { recursive: true })
})

it('takes earlier keys from the settings as well', async () => {
  const old = makeSecrets(await loadKeys({ secretKey: 'old', previousSecretKeys: [], dataDir: '' }))
  const both = makeSecrets(await loadKeys({ secretKey: 'new', previousSecretKeys: ['old'], dataDir: '' }))
  expect(both.verify('csrf', 'session', old.sign('csrf', 'session'))).toBe(true)
  expect(old.verify('csrf', 'session', both.sign('csrf', 'session'))).toBe(false)
})
