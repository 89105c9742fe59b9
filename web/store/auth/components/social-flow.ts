// Login at a provider: keeps the state that is needed when the browser returns to the store.

import type { SocialProvider } from '../../../../contract/auth/social.rules.ts'
import type { SocialUser } from '../../../../contract/auth/social-api.ts'
import type { Language } from '../../../../contract/shared/market.ts'
import { readStored, writeStored } from '../../../framework/api/browser-storage.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { applySession } from '../../app/session.ts'
import { bodyOf, type Typed } from './identifier.ts'

interface SocialFlow {
  provider: SocialProvider
  /** Where to go afterwards; empty for the previous page. */
  redirect: string
  /** Providers redirect to a single address, which is in English. */
  language: Language
}

const KEY = 'kh_social'

export function readSocialFlow(): SocialFlow | null {
  const flow = readStored<SocialFlow>(KEY)
  return flow && typeof flow.provider === 'string' && typeof flow.redirect === 'string' ? flow : null
}

/** Redirects to the provider. Rejects with an ApiError. */
export async function leaveFor(flow: SocialFlow): Promise<void> {
  const { data } = await quietCall('POST /api/v1/login/socialstart', { body: { provider: flow.provider } })
  writeStored(KEY, flow)
  location.assign(data.authorizationUrl)
}

/** Completes the login with the callback's query. Returns the social user if there is no account. Rejects with an ApiError. */
export async function completeLogin(provider: string, returned: string): Promise<SocialUser | null> {
  const { data } = await quietCall('POST /api/v1/login/sociallogin', { body: { provider, returned } })
  if (!data.session) return data.socialUser
  await applySession(data.session)
  return null
}

type Proof = { proof: string } | { password: string }

/** Connects the social user to the verified account, and logs in. Rejects with an ApiError. */
export async function connectUser({ provider, authToken }: SocialUser, typed: Typed, proof: Proof): Promise<void> {
  const body = { provider, authToken, ...bodyOf(typed), ...proof }
  const { data } = await quietCall('POST /api/v1/login/sociallogin', { body })
  if (data.session) await applySession(data.session)
}

/** The same with a code that was sent to the email or phone. Rejects with an ApiError. */
export async function connectByCode(user: SocialUser, typed: Typed, otp: string): Promise<void> {
  const body = { ...bodyOf(typed), flowType: 'login' as const, otp }
  const { data } = await quietCall('POST /api/v1/auth/verifyOTP', { body })
  await connectUser(user, typed, { proof: data.proof })
}
