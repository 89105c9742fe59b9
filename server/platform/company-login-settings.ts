// Settings of company sign-in in the console: issuer, client and name together, or none of them.

import type { Environment } from './environment.ts'
import type { SocialClient } from './social-settings.ts'

export interface CompanyLogin {
  client: SocialClient
  /** Label of the button, in both languages. */
  name: { en: string; hi: string }
  /** Whether a second factor reported by the provider in `amr` counts. */
  trustsMfa: boolean
  /** Whether it is the only login for everybody except owners. */
  only: boolean
}

const NEEDED = ['COMPANY_LOGIN_ISSUER', 'COMPANY_LOGIN_CLIENT_ID', 'COMPANY_LOGIN_CLIENT_SECRET', 'COMPANY_LOGIN_NAME']
const OPTIONAL = ['COMPANY_LOGIN_NAME_HI']
const MAX_NAME = 60

function readName(env: Environment, name: string): string {
  const text = env.text(name)
  if (text.length > MAX_NAME) throw new Error(`${name} must be ${MAX_NAME} characters at most.`)
  return text
}

/** Reads the settings; null when company sign-in is not set up. @throws Error naming the invalid setting */
export function readCompanyLogin(env: Environment): CompanyLogin | null {
  const flags = { trustsMfa: env.flag('COMPANY_LOGIN_TRUST_MFA'), only: env.flag('COMPANY_LOGIN_ONLY') }
  const isBegun = [...NEEDED, ...OPTIONAL].some(name => env.has(name)) || flags.trustsMfa || flags.only
  if (!isBegun) return null
  for (const name of NEEDED) if (!env.has(name)) throw new Error(`Company sign-in also needs ${name}.`)
  const [issuer = '', clientId = '', clientSecret = '', name = ''] = NEEDED
  const en = readName(env, name)
  return {
    client: { clientId: env.key(clientId), clientSecret: env.key(clientSecret), issuer: env.serviceUrl(issuer) },
    name: { en, hi: readName(env, 'COMPANY_LOGIN_NAME_HI') || en },
    ...flags,
  }
}
