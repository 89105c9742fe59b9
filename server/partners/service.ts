// Links of partners: their signed tokens are verified and used once, for a limited login, a product or a cart.

import { type CredentialRow, findCredentials, type StartedSession, startRegistered } from '../auth/service.ts'
import { fillCart } from '../cart/service.ts'
import { productsForCart } from '../catalog/service.ts'
import { type Actor, requireSession } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { appError } from '../platform/errors.ts'
import { originOf } from '../platform/hosts.ts'
import { digest, sameText } from '../platform/secrets.ts'
import { readIdentifier } from '../verification/service.ts'
import { SECRET_PURPOSE } from './commands/partners.ts'
import { type ActiveKey, findActiveKey, useToken } from './repository.ts'
import type { Claims } from './rules.ts'
import { readToken, signToken, timeOf } from './rules.ts'

export { resealPartnerKeys } from './commands/reseal-keys.ts'

interface Verified {
  key: ActiveKey
  claims: Claims
}

/**
 * Verifies a token: its key and partner are not revoked, it is signed, for this store and country, within its time, and for
 * something that the partner may do. What is wrong with a forged one is not told.
 * @throws partner.link-invalid, partner.link-expired
 */
async function verify(app: App, actor: Actor, token: string): Promise<Verified> {
  const read = readToken(token)
  const key = read && (await findActiveKey(app.db, read.keyId))
  const secret = key && app.secrets.unseal(SECRET_PURPOSE, key.secretSealed)
  const isSigned = read && secret && sameText(signToken(secret, read.text), read.signature)
  if (!read || !key || !isSigned) throw reject(app, actor)
  const { claims } = read
  const isForHere = claims.aud === originOf(app.config, actor.market) && key.market === actor.market
  if (!isForHere || claims.iss !== key.code || !key.may.includes(claims.act)) throw reject(app, actor)
  const time = timeOf(claims, actor.now)
  if (time === 'expired') throw appError('partner.link-expired')
  if (time === 'invalid') throw reject(app, actor)
  return { key, claims }
}

function reject(app: App, actor: Actor) {
  app.monitor.security('partner-link.rejected', actor)
  return appError('partner.link-invalid')
}

/** Uses up a token; of concurrent uses one succeeds. @throws partner.link-used */
async function spend(app: App, actor: Actor, { key, claims }: Verified): Promise<void> {
  const token = {
    hash: digest(`${key.partnerId}|${claims.jti}`),
    expiresAt: new Date(claims.exp * 1000),
    now: actor.now,
  }
  if (!(await app.db.transaction(tx => useToken(tx, key, token)))) throw appError('partner.link-used')
}

/** The page of a product that the store sells here. @throws catalog.product-unknown */
async function pageOf(app: App, actor: Actor, msn: string): Promise<string> {
  const product = (await productsForCart(app.db, actor, [{ msn, offerId: undefined }])).get(msn)
  if (!product?.active) throw appError('catalog.product-unknown')
  return `/${product.slug}/mp/${msn.toLowerCase()}`
}

/** The customer whose verified contact a token names. @throws auth.customer-unknown */
async function customerOf(app: App, actor: Actor, typed: { email?: string | undefined; phone?: string | undefined }) {
  const identifier = readIdentifier(actor.market, typed)
  const customer: CredentialRow | null =
    identifier && (await findCredentials(app.db, actor.market, identifier.kind, identifier.value))
  if (!customer) throw appError('auth.customer-unknown')
  return customer
}

/**
 * Logs the customer of a token in, with a session that needs a code for sensitive actions.
 * @throws partner.link-invalid, partner.link-expired, partner.link-used, auth.customer-unknown, catalog.product-unknown
 */
export async function loginByPartner(
  app: App,
  visitor: Actor,
  token: string,
  userAgent: string,
): Promise<{ started: StartedSession; link: string }> {
  const actor = requireSession(visitor)
  const verified = await verify(app, actor, token)
  const { claims, key } = verified
  if (claims.act !== 'login') throw appError('partner.link-invalid')
  const customer = await customerOf(app, actor, claims)
  const link = claims.msn === undefined ? '/' : await pageOf(app, actor, claims.msn)
  await spend(app, actor, verified)
  const how = { way: 'partner' as const, userAgent, partnerId: key.partnerId }
  return { started: await startRegistered(app, actor, customer, how), link }
}

/**
 * Opens the product of a token, or puts its products into the cart of the visitor.
 * @throws partner.link-invalid, partner.link-expired, partner.link-used, catalog.product-unknown
 */
export async function openByPartner(
  app: App,
  visitor: Actor,
  token: string,
): Promise<{ link: string; added: string[]; rejected: string[] }> {
  const actor = requireSession(visitor)
  const verified = await verify(app, actor, token)
  const { claims } = verified
  if (claims.act === 'login') throw appError('partner.link-invalid')
  if (claims.act === 'product') {
    const link = await pageOf(app, actor, claims.msn)
    await spend(app, actor, verified)
    return { link, added: [], rejected: [] }
  }
  const wanted = claims.items.map(({ msn, quantity }) => ({ msn, quantity, offerId: null }))
  const known = await productsForCart(
    app.db,
    actor,
    wanted.map(({ msn }) => ({ msn, offerId: undefined })),
  )
  if (wanted.some(({ msn }) => !known.get(msn)?.active)) throw appError('catalog.product-unknown')
  await spend(app, actor, verified)
  const { lines } = await fillCart(app.db, actor, wanted)
  const msns = (added: boolean) => wanted.filter((_, at) => (lines[at] !== null) === added).map(({ msn }) => msn)
  return { link: '/quickorder', added: msns(true), rejected: msns(false) }
}
