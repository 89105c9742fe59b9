// Passkeys of customers: asks the authenticator, and sends what it has signed.

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

/** Asks for a passkey and logs in by it. Rejects with an ApiError or what the browser says. */
export const logInByPasskey = (): Promise<void> => logIn(false)

/** Offers passkeys among the suggestions of the field; resolves when one has logged in, and where browsers cannot never. */
export async function offerPasskeys(): Promise<void> {
  if (!(await canOfferPasskeys())) return new Promise(() => undefined)
  return logIn(true)
}

/** Makes a passkey. Rejects with an ApiError or what the browser says. */
export async function makePasskey(name: string): Promise<Passkey> {
  const { data: options } = await quietCall('POST /api/v1/login/newpasskeyoptions')
  const body = { ...(await makeCredential(options)), name }
  return (await quietCall('POST /api/v1/login/addpasskey', { body })).data
}
