// Passwords of import sources: sealed at rest, never shown, sent only to the server they were given for.

import type { App } from '../../platform/app.ts'
import { lockSealed, type SourceRow, updateSealed } from '../repository/sources.ts'

const PURPOSE = 'import-source-password'

export const sealPassword = ({ secrets }: Pick<App, 'secrets'>, password: string): Buffer =>
  secrets.seal(PURPOSE, password)

/** User and password of a source; null for one without. Undefined when the key that sealed them is missing. */
export function loginOf(
  { secrets }: Pick<App, 'secrets'>,
  { username, passwordSealed }: Pick<SourceRow, 'username' | 'passwordSealed'>,
): { username: string; password: string } | null | undefined {
  if (username === null || passwordSealed === null) return null
  const password = secrets.unseal(PURPOSE, passwordSealed)
  return password === null ? undefined : { username, password }
}

/** Seals every password with the current key; `unreadable` ones were sealed with a missing key. */
export function resealSourcePasswords(app: App): Promise<{ resealed: number; unreadable: number }> {
  return app.db.transaction(async tx => {
    const done = { resealed: 0, unreadable: 0 }
    for (const { id, sealed } of await lockSealed(tx)) {
      if (app.secrets.isCurrent(PURPOSE, sealed)) continue
      const password = app.secrets.unseal(PURPOSE, sealed)
      done[password === null ? 'unreadable' : 'resealed']++
      if (password !== null) await updateSealed(tx, id, sealPassword(app, password))
    }
    return done
  })
}
