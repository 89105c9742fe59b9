// Passkeys in the browser: asks the authenticator, and sends what it has signed.

import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Passkey } from '../../../../contract/auth/passkeys-api.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { applySession } from '../../app/session.ts'

export const hasPasskeys = browserSupportsWebAuthn

/** Whether the person closed the dialog, or another question took its place; that is no error to be shown. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

async function logIn(useBrowserAutofill: boolean): Promise<void> {
  const { data: optionsJSON } = await quietCall('POST /api/v1/login/passkeyoptions')
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const body = { id, clientDataJSON, authenticatorData, signature, userHandle }
  await applySession(await quietCall('POST /api/v1/login/passkey', { body }))
}

/** Asks for a passkey and logs in by it. Rejects with an ApiError or what the browser says. */
export const logInByPasskey = (): Promise<void> => logIn(false)

/** Offers passkeys among the suggestions of the field; resolves when one has logged in, and where browsers cannot never. */
export async function offerPasskeys(): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return new Promise(() => undefined)
  return logIn(true)
}

export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony()

/** Makes a passkey. Rejects with an ApiError or what the browser says. */
export async function makePasskey(name: string): Promise<Passkey> {
  const { data: optionsJSON } = await quietCall('POST /api/v1/login/newpasskeyoptions')
  const { id, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports } = response
  const body = { name, id, clientDataJSON, attestationObject, transports }
  return (await quietCall('POST /api/v1/login/addpasskey', { body })).data
}
