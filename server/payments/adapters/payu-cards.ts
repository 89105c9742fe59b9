// Saved cards at PayU: its customers are identified by the account key and an id of the store.

import type { CardVault } from '../../platform/ports/payments.ts'
import { DeclinedError, UnknownResultError } from './gateway-http.ts'
import { PAYU, type PayuApi } from './payu-api.ts'
import { zCardAnswer, zUserCards } from './payu-objects.ts'

/** PayU's messages with status 0 when there is nothing to list or delete. */
const NOT_FOUND = /not found|no cards?/i

export function payuCards(key: string, api: PayuApi): CardVault {
  return {
    // nothing is created at PayU: the form of a payment names the customer
    createCustomer: async ({ id }) => `${key}:${id}`,

    async list(customerRef) {
      const body = await api.command('get_user_cards', { var1: customerRef }, true)
      const { data: answer } = zUserCards.safeParse(body)
      if (answer?.status === '0' && NOT_FOUND.test(answer.msg)) return []
      if (answer?.status !== '1') throw new UnknownResultError(`${PAYU}: get_user_cards has another form`)
      return Object.entries(answer.user_cards).flatMap(([token, card]) => {
        const [lastFour] = /\d{4}$/.exec(card.card_no) ?? []
        return lastFour ? [{ token: card.card_token || token, brand: card.card_brand || card.card_type, lastFour }] : []
      })
    },

    async remove(customerRef, token) {
      const body = await api.command('delete_user_card', { var1: customerRef, var2: token }, true)
      const { data: answer } = zCardAnswer.safeParse(body)
      if (answer?.status === '1' || (answer?.status === '0' && NOT_FOUND.test(answer.msg))) return
      throw new DeclinedError(`${PAYU}: the card was not deleted`, 200, body)
    },
  }
}
