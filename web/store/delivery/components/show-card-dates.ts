// Writes the day of delivery on the product cards of the page, once the delivery location is known.

import { quietCall } from '../../../framework/session/session.ts'

const BATCH_SIZE = 100
const known = new Map<string, string>()

/** The MSN of a card, from its button or compare checkbox. */
function msnOf(card: HTMLElement): string | undefined {
  return card.querySelector<HTMLElement>('[data-add]')?.dataset.add?.toUpperCase()
}

async function fetchDates(pincode: string, msnList: string[]): Promise<void> {
  const { data } = await quietCall('POST /api/v1/address/fetchEtaByMsnList', { body: { pincode, msnList } })
  for (const { msn, date } of data) known.set(`${pincode} ${msn}`, date ?? '')
}

let lastRun = 0

/**
 * Shows the dates on the visible cards. Each card reserves a line for it, so nothing moves.
 *
 * @param text formats a date for a card
 */
export async function showCardDates(pincode: string, text: (date: string) => string): Promise<void> {
  const run = ++lastRun
  const cards = [...document.querySelectorAll<HTMLElement>('main article[data-module]')].flatMap(card => {
    const msn = msnOf(card)
    return msn ? [{ card, msn }] : []
  })
  const missing = [...new Set(cards.map(({ msn }) => msn))].filter(msn => !known.has(`${pincode} ${msn}`))
  for (let at = 0; at < missing.length; at += BATCH_SIZE) {
    await fetchDates(pincode, missing.slice(at, at + BATCH_SIZE)).catch(() => undefined)
  }
  if (run !== lastRun) return
  for (const { card, msn } of cards) {
    const date = known.get(`${pincode} ${msn}`)
    if (date) card.dataset.eta = text(date)
    else delete card.dataset.eta
  }
}
