// A login at a provider: the browser leaves the store, and what has to be known when it is back is kept meanwhile.

import type { SocialProvider } from '../../../../contract/auth/social.rules.ts'
import type { SocialUser } from '../../../../contract/auth/social-api.ts'
import type { Language } from '../../../../contract/shared/market.ts'
import { readStored, writeStored } from '../../../framework/api/browser-storage.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { applySession } from '../../app/session.ts'
import { bodyOf, type Typed } from './identifier.ts'

interface SocialFlow {
  provider: SocialProvider
  /** Where to go afterwards; empty for the page before. */
  redirect: string
  /** Providers return to one address, which is in English. */
  language: Language
}

const KEY = 'kh_social'

export function readSocialFlow(): SocialFlow | null {
  const flow = readStored<SocialFlow>(KEY)
  return flow && typeof flow.provider === 'string' && typeof flow.redirect === 'string' ? flow : null
}

/** Leaves for the provider. Rejects with an ApiError. */
export async function leaveFor(flow: SocialFlow): Promise<void> {
  const { data } = await quietCall('POST /api/v1/login/socialstart', { body: { provider: flow.provider } })
  writeStored(KEY, flow)
  location.assign(data.authorizationUrl)
}

/** Completes the login with the query of the return. A social user without an account comes back. Rejects with an ApiError. */
export async function completeLogin(provider: string, returned: string): Promise<SocialUser | null> {
  const { data } = await quietCall('POST /api/v1/login/sociallogin', { body: { provider, returned } })
  if (!data.session) return data.socialUser
  await applySession(data.session)
  return null
}

type Proof = { proof: string } | { password: string }

/** Connects the social user with the account that is proved, and logs in. Rejects with an ApiError. */
export async function connectUser({ provider, authToken }: SocialUser, typed: Typed, proof: Proof): Promise<void> {
  const body = { provider, authToken, ...bodyOf(typed), ...proof }
  const { data } = await quietCall('POST /api/v1/login/sociallogin', { body })
  if (data.session) await applySession(data.session)
}

/** The same by a code that was sent to the email or phone. Rejects with an ApiError. */
export async function connectByCode(user: SocialUser, typed: Typed, otp: string): Promise<void> {
  const body = { ...bodyOf(typed), flowType: 'login' as const, otp }
  const { data } = await quietCall('POST /api/v1/auth/verifyOTP', { body })
  await connectUser(user, typed, { proof: data.proof })
}
