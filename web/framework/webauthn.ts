// Passkeys in the browser: has an authenticator sign a challenge or create a passkey, in the format of the API.

import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from '../../contract/shared/webauthn.ts'

export const hasPasskeys = browserSupportsWebAuthn
/** Whether passkeys can be offered by autofill. */
export const canOfferPasskeys = browserSupportsWebAuthnAutofill
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony()

/** Whether the user closed the dialog, or another request replaced it; neither is shown as an error. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** Has the authenticator sign, by autofill or in a dialog. Rejects with the browser's error. */
export async function signChallenge(optionsJSON: RequestOptions, useBrowserAutofill = false): Promise<Assertion> {
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, userHandle }
}

/** Has the authenticator create a passkey. Rejects with the browser's error. */
export async function makeCredential(optionsJSON: CreationOptions): Promise<NewCredential> {
  const { id, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}
