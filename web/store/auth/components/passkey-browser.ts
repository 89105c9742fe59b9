// Customer passkeys: asks the authenticator and sends its response.

import type { Passkey } from '../../../../contract/auth/passkeys-api.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { canOfferPasskeys, makeCredential, signChallenge } from '../../../framework/webauthn.ts'
import { applySession } from '../../app/session.ts'

export { hasPasskeys, isAborted, stopOffering } from '../../../framework/webauthn.ts'

async function logIn(amongSuggestions: boolean): Promise<void> {
  const { data: options } = await quietCall('POST /api/v1/login/passkeyoptions')
  const body = await signChallenge(options, amongSuggestions)
  await applySession(await quietCall('POST /api/v1/login/passkey', { body }))
}

/** Asks for a passkey and logs in with it. Rejects with an ApiError or the browser's error. */
export const logInByPasskey = (): Promise<void> => logIn(false)

/** Offers passkeys by autofill; resolves after a login with one, and never in browsers without support. */
export async function offerPasskeys(): Promise<void> {
  if (!(await canOfferPasskeys())) return new Promise(() => undefined)
  return logIn(true)
}

/** Creates a passkey. Rejects with an ApiError or the browser's error. */
export async function makePasskey(name: string): Promise<Passkey> {
  const { data: options } = await quietCall('POST /api/v1/login/newpasskeyoptions')
  const body = { ...(await makeCredential(options)), name }
  return (await quietCall('POST /api/v1/login/addpasskey', { body })).data
}
