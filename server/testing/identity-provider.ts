// A real OpenID Connect provider for tests: it logs in the person the test names, or returns as after a click on cancel.

import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type AccountClaims } from 'oidc-provider'
import type { SocialClient } from '../platform/social-settings.ts'

export interface TestIdentityProvider {
  client: SocialClient
  /** The user logged in there; null cancels. */
  person: AccountClaims | null
  /** Follows the redirects of a browser that is sent to the provider; returns the query it comes back with. */
  visit(authorizationUrl: string): Promise<string>
  close(): Promise<void>
}

const CLIENT = { clientId: 'the-store', clientSecret: 'a-secret-of-the-store' }

/** Starts a provider that returns to these addresses. */
export async function startIdentityProvider(redirectUris: string[]): Promise<TestIdentityProvider> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const self: TestIdentityProvider = {
    client: { ...CLIENT, issuer },
    person: null,
    visit: url => followRedirects(issuer, url),
    close: () => new Promise(resolve => void server.close(() => resolve())),
  }
  const provider = makeProvider(issuer, redirectUris, self)
  const handle = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
    const result = self.person
      ? { login: { accountId: self.person.sub, ...(Array.isArray(self.person.amr) && { amr: self.person.amr }) } }
      : { error: 'access_denied', error_description: 'The user cancelled.' }
    return void provider.interactionFinished(request, response, result)
  })
  return self
}

function makeProvider(issuer: string, redirectUris: string[], self: Pick<TestIdentityProvider, 'person'>): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    cookies: { keys: ['a key of the provider'] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified', 'hd'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, AuthorizationCode: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => self.person ?? { sub: id } }),
    // nobody is asked for consent
    loadExistingGrant: async ({ oidc: { provider, client, session } }) => {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

async function followRedirects(issuer: string, start: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = start
  for (let step = 0; url.startsWith(issuer) && step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider returned ${response.status}: ${await response.text()}`)
    url = new URL(location, url).href
  }
  return new URL(url).search
}
