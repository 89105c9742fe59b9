// Passkeys in a browser: has an authenticator sign a challenge or make a passkey, and says it as the calls take it.

import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from '../../contract/shared/webauthn.ts'

export const hasPasskeys = browserSupportsWebAuthn
/** Whether a field can offer passkeys among its suggestions. */
export const canOfferPasskeys = browserSupportsWebAuthnAutofill
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony()

/** Whether the person closed the dialog, or another question took its place; that is no error to be shown. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** Has the authenticator sign; among the suggestions of a field, or in a dialog. Rejects with what the browser says. */
export async function signChallenge(optionsJSON: RequestOptions, useBrowserAutofill = false): Promise<Assertion> {
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, userHandle }
}

/** Has the authenticator make a passkey. Rejects with what the browser says. */
export async function makeCredential(optionsJSON: CreationOptions): Promise<NewCredential> {
  const { id, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}
