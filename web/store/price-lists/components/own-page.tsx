// A member's quantity prices on a product page, replacing the public ones, and the tax included in their price.

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { OwnPrice } from '../../../../contract/price-lists/own-api.ts'
import { createLocale, LocaleContext, type LocaleSetting } from '../../../framework/locale.ts'
import { loadMessages, translator, useMessages } from '../../app/messages.ts'
import { useVisitor } from '../../app/session.ts'
import { BreaksTable } from '../../storefront/components/price-breaks.tsx'
import { ownRows } from './own-rows.ts'
import { showWhereNothingMoves } from './show-unmoved.ts'

/** Business buyers have the price without tax first, as everywhere. */
function OwnSteps({ own }: { own: OwnPrice }) {
  const title = useMessages('product-more')('ownPriceByQuantity')
  const { taxRegistered } = useVisitor()
  return <BreaksTable {...{ title, rows: ownRows(own), comparedTo: own.publicPrice, taxLast: taxRegistered }} />
}

/** Renders the table below the summary of the product. Returns a disposer. */
function showTable(place: HTMLElement, own: OwnPrice, setting: LocaleSetting, shared: HTMLElement | null): () => void {
  const host = document.createElement('div')
  host.hidden = true
  host.dataset.ownSteps = ''
  place.append(host)
  const root = createRoot(host)
  const table = (
    <LocaleContext value={setting}>
      <OwnSteps own={own} />
    </LocaleContext>
  )
  flushSync(() => root.render(table))
  const stop = showWhereNothingMoves(place, host, shared)
  return () => {
    stop()
    root.unmount()
    host.remove()
    if (shared) shared.hidden = false
  }
}

/** Shows the tax that businesses can reclaim on the customer price. Returns a disposer. */
function writeCredit(place: HTMLElement, own: OwnPrice, { market, language, messages }: LocaleSetting): () => void {
  const credit = place.querySelector('p[data-note]')?.parentElement?.nextElementSibling
  if (!credit) return () => undefined
  const before = credit.textContent
  const { marketInfo, money, tag } = createLocale({ market, language })
  const t = translator(messages, 'product-body', tag)
  const number = t(market === 'IN' ? 'taxNumber' : 'taxNumberUae')
  const amount = money(own.salesPrice - own.priceWithoutTax)
  credit.textContent = t('inputCredit', { amount, tax: marketInfo.taxName, number })
  return () => {
    credit.textContent = before
  }
}

/** Returns a disposer. */
export async function showOnPage(
  place: HTMLElement,
  own: OwnPrice,
  { market, language }: Omit<LocaleSetting, 'messages'>,
): Promise<() => void> {
  const messages = await loadMessages(['product-body', 'product-more'], language)
  const setting = { market, language, messages }
  const shared = [...place.children].find(part => part.querySelector(':scope > table'))
  const room = shared instanceof HTMLElement ? shared : null
  const undo = [writeCredit(place, own, setting)]
  if (room || own.breaks.length > 0) undo.push(showTable(place, own, setting, room))
  return () => {
    for (const takeBack of undo) takeBack()
  }
}
