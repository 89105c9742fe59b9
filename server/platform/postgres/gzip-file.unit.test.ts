// Written parts can be read back, and a file that cannot be written rejects instead of ending the process.

import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GzipFile } from './gzip-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kh-gzip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const part = randomBytes(256 * 1024)

/** Writes parts until one is rejected. */
async function writeMuch(file: GzipFile): Promise<void> {
  for (let at = 0; at < 200; at++) await file.write(part)
  await file.close()
}

it('contains every part in order', async () => {
  const path = join(folder, 'parts.gz')
  const file = new GzipFile(path, 'wx')
  await file.write(part)
  await file.write(Buffer.from('the end'))
  await file.close()
  expect(gunzipSync(await readFile(path)).equals(Buffer.concat([part, Buffer.from('the end')]))).toBe(true)
})

// a device that is always full, which only Linux has
it.skipIf(process.platform !== 'linux')('rejects on a full disk', async () => {
  await expect(writeMuch(new GzipFile('/dev/full', 'w'))).rejects.toMatchObject({ code: 'ENOSPC' })
})

it('rejects when the folder was deleted, even for small writes', async () => {
  await expect(writeMuch(new GzipFile(join(folder, 'gone/a.gz'), 'wx'))).rejects.toMatchObject({ code: 'ENOENT' })
  const file = new GzipFile(join(folder, 'gone/b.gz'), 'wx')
  await expect(file.close()).rejects.toMatchObject({ code: 'ENOENT' })
})
