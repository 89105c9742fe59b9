// Passkeys of staff in the browser: log in, confirm, add one.

import type { StaffPasskey } from '../../../contract/staff/passkeys-api.ts'
import type { StaffSession } from '../../../contract/staff/schemas.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { isAborted, makeCredential, signChallenge } from '../../framework/webauthn.ts'
import { call } from '../app/api.ts'

export { hasPasskeys } from '../../framework/webauthn.ts'

/** Runs a ceremony; null when the person closed its dialog. Rejects with an ApiError. */
async function ask<T>(ceremony: () => Promise<T>): Promise<T | null> {
  try {
    return await ceremony()
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (isAborted(error)) return null
    throw new ApiError(400, { code: 'auth.passkey' })
  }
}

/** The session after a login by a passkey; null when the person closed the dialog. */
export const logInByPasskey = (): Promise<StaffSession | null> =>
  ask(async () => {
    const { data: options } = await call('POST /api/admin/session/passkey/options')
    return (await call('POST /api/admin/session/passkey', { body: await signChallenge(options) })).data
  })

/** The session with a fresh second factor; null when the person closed the dialog. */
export const confirmByPasskey = (): Promise<StaffSession | null> =>
  ask(async () => {
    const { data: options } = await call('POST /api/admin/session/confirm/options')
    return (await call('POST /api/admin/session/confirm/passkey', { body: await signChallenge(options) })).data
  })

/** The new passkey; null when the person closed the dialog. */
export const addPasskey = (name: string): Promise<StaffPasskey | null> =>
  ask(async () => {
    const { data: options } = await call('POST /api/admin/session/passkeys/options')
    const body = { ...(await makeCredential(options)), name }
    return (await call('POST /api/admin/session/passkeys', { body })).data
  })
