// Settings of logins at outside providers: client id and secret together, or neither.

import { SOCIAL_PROVIDERS, type SocialProvider } from '../../contract/auth/social.rules.ts'
import type { Environment } from './environment.ts'

export interface SocialClient {
  clientId: string
  clientSecret: string
  /** URL of the provider's published configuration. */
  issuer: string
}

/** The store's clients at login providers; null for each that is not configured. */
export type SocialSettings = Readonly<Record<SocialProvider, SocialClient | null>>

function readClient(env: Environment, prefix: string): SocialClient | null {
  const [id, secret, issuer] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`, `${prefix}_ISSUER`] as const
  if (![id, secret, issuer].some(name => env.has(name))) return null
  for (const name of [id, secret]) if (!env.has(name)) throw new Error(`A login with ${prefix} also needs ${name}.`)
  return { clientId: env.key(id), clientSecret: env.key(secret), issuer: env.serviceUrl(issuer) }
}

/** Reads the settings of all providers. @throws Error naming the invalid setting */
export function readSocial(env: Environment): SocialSettings {
  const clients = SOCIAL_PROVIDERS.map(provider => [provider, readClient(env, provider.toUpperCase())] as const)
  return Object.fromEntries(clients) as Record<SocialProvider, SocialClient | null>
}
