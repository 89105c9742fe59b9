/** Stores the password of the database owner in a file beside the data directory. */
import { randomBytes } from 'node:crypto'
import { chmod, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { shareWithOwner } from './directory-access.ts'
import { codeOf } from './processes.ts'

/**
 * Password of this data directory; generated (192 random bits) and stored in `password`, readable by this user only,
 * when it is missing or damaged.
 */
export async function readOrMakePassword(controlDir: string): Promise<string> {
  const path = join(controlDir, 'password')
  try {
    const stored = (await readFile(path, 'utf8')).trim()
    if (/^[\w-]{20,}$/.test(stored)) return stored
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  const password = randomBytes(24).toString('base64url')
  const draft = `${path}.draft`
  const file = await open(draft, 'w', 0o600)
  try {
    shareWithOwner(file.fd, draft)
    await file.writeFile(`${password}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await chmod(draft, 0o600)
  await rename(draft, path)
  return password
}
