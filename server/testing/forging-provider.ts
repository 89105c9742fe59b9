// An OpenID Connect provider for tests that issues identity tokens as the test says, also such as no provider should.

import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SocialClient } from '../platform/social-settings.ts'

interface Forge {
  /** In place of the right ones. */
  claims?: Record<string, unknown>
  alg?: 'RS256' | 'none'
  /** Signed by a key that the provider does not publish. */
  otherKey?: boolean
}

export interface ForgingProvider {
  client: SocialClient
  /** Sets properties of the next token; returns the query with which the browser comes back. */
  next(forge: Forge, authorizationUrl: string): string
  close(): Promise<void>
}

const CLIENT = { clientId: 'the-console', clientSecret: 'a-secret-of-the-console' }
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Starts a provider that logs this person in. */
export async function startForgingProvider(person: Record<string, unknown>): Promise<ForgingProvider> {
  const [own, other] = [newKey(), newKey()]
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let forge: Forge = {}
  let nonce = ''
  const token = () => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: CLIENT.clientId, iat: now, exp: now + 600, nonce, ...person, ...forge.claims }
    const alg = forge.alg ?? 'RS256'
    const input = `${encoded({ alg, kid: 'one' })}.${encoded(claims)}`
    const { privateKey } = forge.otherKey ? other : own
    return `${input}.${alg === 'none' ? '' : sign('sha256', Buffer.from(input), privateKey).toString('base64url')}`
  }
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      ...{ authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` },
      id_token_signing_alg_values_supported: ['RS256', 'none'],
    }),
    '/jwks': () => ({
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
    }),
    '/token': () => ({
      access_token: createHmac('sha256', issuer).update(nonce).digest('hex'),
      ...{ token_type: 'Bearer', expires_in: 600, id_token: token() },
    }),
  }
  server.on('request', (request, response) => {
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer?.() ?? {}))
  })
  return {
    client: { ...CLIENT, issuer },
    next(next, authorizationUrl) {
      forge = next
      const { searchParams } = new URL(authorizationUrl)
      nonce = searchParams.get('nonce') ?? ''
      return `?code=a-code&state=${searchParams.get('state')}`
    },
    close: () => new Promise(resolve => void server.close(() => resolve())),
  }
}
