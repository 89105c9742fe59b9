// Replaces the public price with a member's own price, without layout shift.

import type { OwnPrice } from '../../../../contract/price-lists/own-api.ts'
import type { Locale } from '../../../framework/locale.ts'
import type { Translate } from '../../app/messages.ts'
import styles from './own-prices.module.css'

export interface Words {
  t: Translate<'product-more'>
  tCommon: Translate<'common'>
  locale: Locale
}

/** The lines of a price, as `ui/price.tsx` renders them; all that follow the first one are optional. */
function linesOf(place: HTMLElement) {
  const paid = place.querySelector<HTMLElement>('p[data-note]')
  if (!paid) return null
  const after = (element: Element | null | undefined) => element?.nextElementSibling as HTMLElement | null | undefined
  const second = after(paid)
  const was = second?.querySelector('s') ? second : null
  const bare = was ? after(was) : second
  const next = after(bare)
  return { paid, off: was?.querySelector('em'), bare, next: next?.dataset.ex === undefined ? null : next }
}

/**
 * Next to the price: that it is a customer price, or the first quantity price if a single unit costs as much as for
 * everybody.
 */
function labelsOf({ salesPrice, publicPrice, breaks: [first] }: OwnPrice, hasNext: boolean, { t, locale }: Words) {
  if (salesPrice < publicPrice) return { paid: t('ownPrice'), bare: t('ownPrice') }
  if (!first || hasNext) return null
  const from = (minor: number) => t('ownPriceFrom', { count: first.minQuantity, price: locale.money(minor) })
  return { paid: from(first.price), bare: from(first.priceWithoutTax) }
}

/** The previous content of an element; texts changed by others since are kept. */
function keep(element: HTMLElement, undo: (() => void)[]): void {
  const { textContent: text, className } = element
  const { own, ex } = element.dataset
  const visibility = element.style.visibility
  undo.push(() => {
    element.textContent = text
    element.className = className
    element.style.visibility = visibility
    if (own === undefined) delete element.dataset.own
    if (ex !== undefined) element.dataset.ex = ex
  })
}

function label(element: HTMLElement, text: string | undefined, classes: readonly (string | undefined | false)[]): void {
  for (const name of classes) if (name) element.classList.add(name)
  if (text) element.dataset.own = text
}

/** A higher percentage may need a second line: then the old one stays. */
function writeOff(place: HTMLElement, off: HTMLElement, text: string): void {
  const { textContent: before } = off
  const height = place.offsetHeight
  off.textContent = text
  if (place.offsetHeight !== height) off.textContent = before
}

/** Of the next quantity; without one its place stays empty. */
function writeNext(next: HTMLElement, { breaks: [first] }: OwnPrice, { tCommon, locale }: Words): void {
  const words = (minor: number) => tCommon('nextBreak', { count: first?.minQuantity ?? 0, price: locale.money(minor) })
  next.style.visibility = first ? '' : 'hidden'
  if (!first) return
  next.textContent = words(first.price)
  next.dataset.ex = words(first.priceWithoutTax)
}

/** Returns a disposer; null if the element already has it, or there is no price. */
export function writeOwnPrice(place: HTMLElement, own: OwnPrice, words: Words): (() => void) | null {
  const { locale, tCommon } = words
  const lines = linesOf(place)
  const text = locale.money(own.salesPrice)
  if (!lines || (lines.paid.textContent === text && lines.paid.classList.contains(styles.paid ?? ''))) return null
  const { paid, bare, off, next } = lines
  const undo: (() => void)[] = []
  for (const element of [paid, bare, off, next]) if (element) keep(element, undo)
  const labels = labelsOf(own, next !== null, words)
  const isLower = own.salesPrice < own.publicPrice
  paid.textContent = text
  label(paid, labels?.paid, [styles.paid, isLower && styles.lower])
  if (bare) {
    const tax = `${locale.marketInfo.taxName} ${own.taxRateBp / 100}%`
    bare.textContent = `${locale.money(own.priceWithoutTax)} + ${tax}`
    label(bare, labels?.bare, [styles.paid, styles.bare, isLower && styles.lower])
  }
  if (off && own.discount > 0) writeOff(place, off, tCommon('off', { percent: own.discount }))
  if (next) writeNext(next, own, words)
  return () => {
    for (const takeBack of undo) takeBack()
  }
}
