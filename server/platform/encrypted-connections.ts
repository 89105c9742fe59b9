// Which connections to outside services must be encrypted: in production mode all that leave this machine.

import type { Environment } from './environment.ts'
import { isLoopback } from './loopback.ts'

/** Values of `sslmode` with which `pg` encrypts and verifies the certificate. */
const VERIFIED = ['require', 'verify-ca', 'verify-full']

const leaves = ({ hostname }: URL) => hostname !== '' && !isLoopback(hostname.replace(/^\[|\]$/g, ''))

const CHECKS: Record<string, (url: URL) => string | null> = {
  DATABASE_URL: ({ searchParams }) =>
    VERIFIED.includes(searchParams.get('sslmode') ?? '') ? null : 'needs ?sslmode=verify-full',
  SMS_URL: ({ protocol }) => (protocol === 'https:' ? null : 'must begin with https://'),
}

/**
 * Rejects unencrypted addresses of outside services, unless PLAIN_CONNECTIONS allows them. For mail the address does
 * not decide: `smtp://` starts unencrypted, and the server must then offer STARTTLS.
 * @returns whether connections may be plain
 * @throws Error naming the setting
 */
export function readPlainConnections(env: Environment, production: boolean): boolean {
  const allowed = env.flag('PLAIN_CONNECTIONS')
  if (!production || allowed) return true
  for (const [name, check] of Object.entries(CHECKS)) {
    const text = env.text(name)
    const url = text && URL.canParse(text) ? new URL(text) : null
    const fault = url && leaves(url) ? check(url) : null
    if (fault)
      throw new Error(`${name} ${fault} in production mode; PLAIN_CONNECTIONS=true allows a network that you trust.`)
  }
  return false
}

/** Whether mail to this server must be encrypted by STARTTLS before anything is sent. */
export function needsStartTls(mailUrl: string, plainConnections: boolean): boolean {
  return !plainConnections && mailUrl !== '' && leaves(new URL(mailUrl))
}
