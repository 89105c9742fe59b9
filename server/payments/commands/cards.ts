// Saved cards: read from the gateway after a payment with consent, listed, chosen for a payment, deleted in the store
// and at the gateway.

import type { SavedCard } from '../../../contract/payments/cards-api.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import { type Customer, requireUnlimited } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import type { CardOfSession, CardVault, PaymentGateway } from '../../platform/ports/payments.ts'
import {
  type CardRow,
  claimCardRequests,
  claimRemovedCards,
  deleteCard,
  endCardRequest,
  findCard,
  findGatewayCustomer,
  insertGatewayCustomer,
  listCards,
  noteCardUse,
  type OwnCard,
  removeCard,
  removeUnusedCards,
  saveCards,
} from '../repository/cards.ts'

export { forgetCustomersOf as forgetGatewayCustomers } from '../repository/cards.ts'

const MINUTE_MS = 60_000
/** A card unused for this long is deleted. */
const UNUSED_MS = 730 * 24 * 60 * MINUTE_MS
/** How often the card of a payment is looked up, at intervals of a minute: gateways usually have it at once. */
const MAX_TRIES = 10

/** The market's gateways that save cards and are set up. */
function gatewayOf({ ports }: App, { market }: Pick<Customer, 'market'>, name: string): PaymentGateway | null {
  const gateway = ports.payments.find(name)
  return gateway?.cards && gateway.markets.includes(market) ? gateway : null
}

/** The customer's cards at gateways that currently take payments in the market. */
export function usableCards<Card extends Pick<CardRow, 'gateway'>>(
  app: App,
  actor: Pick<Customer, 'market'>,
  cards: readonly Card[],
): Card[] {
  return cards.filter(card => gatewayOf(app, actor, card.gateway) !== null)
}

/** Gateways write `visa` or `Visa`. */
export const nameOfBrand = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1)

export async function savedCards(app: App, actor: Customer): Promise<SavedCard[]> {
  const cards = usableCards(app, actor, await listCards(app.db, actor.customerId))
  return cards.map(({ id, gateway, brand, lastFour, consentedAt }) => ({
    ...{ cardId: id, gateway, brand: nameOfBrand(brand), lastFour, savedAt: consentedAt.toISOString() },
  }))
}

/** The card that a payment names; null for other methods. @throws session.confirm, payment.method-closed unless it is the customer's */
export async function cardToPay(
  app: App,
  tx: Tx,
  actor: Customer,
  { methodId, bankEmi }: { methodId: number; bankEmi: string },
): Promise<OwnCard | null> {
  if (methodId !== PAYMENT_METHOD_IDS.savedCard) return null
  requireUnlimited(actor)
  const isId = /^[0-9a-f-]{36}$/.test(bankEmi)
  const card = isId ? await findCard(tx, actor.customerId, bankEmi) : null
  if (!card || !gatewayOf(app, actor, card.gateway)) {
    throw appError('payment.method-closed', { problems: [{ path: 'bankEmi', message: 'card' }] })
  }
  await noteCardUse(tx, card.id, app.now())
  return card
}

/** Deletes a card in the store and at its gateway, there later if it cannot be reached. @throws payment.card-unknown */
export async function deleteSavedCard(
  app: App,
  actor: Customer,
  { cardId }: { cardId: string },
): Promise<{ deleted: boolean }> {
  const removed = await removeCard(app.db, actor.customerId, cardId, app.now())
  if (!removed) throw appError('payment.card-unknown')
  const customerRef = await findGatewayCustomer(app.db, actor.customerId, removed.gateway)
  await removeAtGateway(app, { ...removed, customerRef: customerRef ?? '' })
  return { deleted: true }
}

/** Gateways decline to delete what they no longer have. */
async function deletedAtGateway(cards: CardVault, { customerRef, token }: OwnCard): Promise<void> {
  try {
    await cards.remove(customerRef, token)
  } catch (error) {
    if ((await cards.list(customerRef)).some(card => card.token === token)) throw error
  }
}

async function removeAtGateway({ ports, db, log }: App, card: OwnCard): Promise<void> {
  const gateway = ports.payments.find(card.gateway)
  // an unconfigured gateway cannot be asked: the card stays disabled, and deletion is tried again
  if (!gateway?.cards) return
  try {
    await deletedAtGateway(gateway.cards, card)
    await deleteCard(db, card.id)
  } catch (error) {
    log.warn({ err: error, gateway: card.gateway, card: card.id }, 'a saved card was not deleted at the gateway')
  }
}

/** What an attempt's session does with cards; null when nothing, also while the gateway cannot create a customer. */
export async function cardOfSession(
  app: App,
  gateway: PaymentGateway,
  row: {
    customerId: string
    methodId: number
    choice: { bankEmi: string; saveCard?: boolean }
    buyer: { name: string; phone: string; email: string }
  },
): Promise<CardOfSession | null> {
  const { customerId, methodId, choice, buyer } = row
  if (!gateway.cards) return null
  if (methodId === PAYMENT_METHOD_IDS.savedCard) {
    const card = await findCard(app.db, customerId, choice.bankEmi)
    // deleted since: the gateway's page asks for a card
    return card && { customerRef: card.customerRef, token: card.token, save: false }
  }
  if (methodId !== PAYMENT_METHOD_IDS.card || !choice.saveCard) return null
  try {
    const known = await findGatewayCustomer(app.db, customerId, gateway.name)
    const ref = known ?? (await gateway.cards.createCustomer({ id: customerId, ...buyer }))
    const customerRef = known ?? (await insertGatewayCustomer(app.db, customerId, gateway.name, ref))
    return { customerRef, token: null, save: true }
  } catch (error) {
    app.log.warn({ err: error, gateway: gateway.name }, 'no customer was made: the card of this payment is not saved')
    return null
  }
}

/** Reads the cards of payments with consent from their gateways. Returns how many payments are done. */
export async function readSavedCards(app: App): Promise<number> {
  const now = app.now()
  let done = 0
  for (const request of await claimCardRequests(app.db, now, new Date(now.getTime() + MINUTE_MS))) {
    const { paymentId, customerRef, gateway, tries } = request
    const cards = await app.ports.payments
      .find(gateway)
      ?.cards?.list(customerRef)
      .catch(error => {
        app.log.warn({ err: error, gateway, payment: paymentId }, 'saved cards could not be read')
        return null
      })
    if (cards) await saveCards(app.db, request, cards)
    if (!cards?.length && tries < MAX_TRIES) continue
    await endCardRequest(app.db, paymentId)
    done++
  }
  return done
}

/** Deletes removed cards at their gateways, and those unused for two years. */
export async function removeOldCards(app: App): Promise<void> {
  const now = app.now()
  await removeUnusedCards(app.db, new Date(now.getTime() - UNUSED_MS), now)
  for (const card of await claimRemovedCards(app.db, now, new Date(now.getTime() + 60 * MINUTE_MS))) {
    await removeAtGateway(app, card)
  }
}
