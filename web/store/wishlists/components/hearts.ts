// Hearts on product cards and on the product page: fetched when a page is at rest, so that none waits for them.

import { ApiError } from '../../../framework/api/api-error.ts'
import { pageLanguage } from '../../../framework/api/client.ts'
import { messageOf } from '../../../framework/session/session.ts'
import { showToast } from '../../../ui/toast.ts'
import { loadMessages, type Translate, translator } from '../../app/messages.ts'
import { isLoggedIn, visitor } from '../../app/session.ts'
import { openLogin } from '../../auth/components/open-login.ts'
import styles from './hearts.module.css'
import { readWishes, setStockAlert, setWished, stockAlerts, wishes } from './wishes.ts'

const SVG = 'http://www.w3.org/2000/svg'
const SHAPE = 'M10 17S3 12.7 3 7.8A3.8 3.8 0 0 1 10 5.6a3.8 3.8 0 0 1 7 2.2C17 12.7 10 17 10 17z'

function drawing(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', SHAPE)
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(path)
  return svg
}

/** The product that a card or the page is of; its link or the address says it. */
function productOf(place: HTMLElement): { msn: string; name: string } | null {
  const link = place.tagName === 'ARTICLE' ? place.querySelector('h2 a, h3 a') : null
  const path = link instanceof HTMLAnchorElement ? link.pathname : location.pathname
  const msn = /\/mp\/(msn[0-9a-z]{8})$/i.exec(path)?.[1]
  const name = (link ?? document.querySelector('h1'))?.textContent
  return msn ? { msn: msn.toUpperCase(), name: name ?? '' } : null
}

function heartFor(place: HTMLElement, t: Translate<'product-more'>): void {
  const product = productOf(place)
  if (!product) return
  const before = place.querySelector<HTMLElement>(':scope > [data-wish]')
  const heart = before ?? document.createElement('button')
  const pressed = String(wishes.get().includes(product.msn))
  if (heart.dataset.wish === product.msn && heart.ariaPressed === pressed) return
  heart.dataset.wish = product.msn
  heart.ariaLabel = t('wishHeart', { name: product.name })
  heart.ariaPressed = pressed
  if (before) return
  heart.setAttribute('type', 'button')
  heart.className = styles.heart ?? ''
  heart.append(drawing())
  place.append(heart)
}

/** The control of a product page that is out of stock: its box then links to similar products, and not to a quotation. */
function showNotify(main: HTMLElement, t: Translate<'product-more'>): void {
  const similar = main.querySelector('a[href="#similar"]')
  const box = similar?.parentElement
  const product = productOf(main)
  if (!box || !product || box.querySelector('a[href="#bulk-quote"]')) return
  const before = box.querySelector<HTMLElement>('[data-notify]')
  const button = before ?? document.createElement('button')
  const isOn = stockAlerts.get().includes(product.msn)
  const text = t(!isLoggedIn(visitor.get()) ? 'wishNotifyLogIn' : isOn ? 'wishNotifyStop' : 'wishNotifyMe')
  if (button.textContent !== text) button.textContent = text
  button.dataset.notify = product.msn
  if (before) return
  button.setAttribute('type', 'button')
  button.className = similar.className
  similar.after(button)
}

/** Asks for a mail when the product is back in stock, or for none; a guest logs in first. */
async function toggleAlert(msn: string, t: Translate<'product-more'>): Promise<void> {
  if (!isLoggedIn(visitor.get())) return openLogin()
  const on = !stockAlerts.get().includes(msn)
  try {
    await setStockAlert(msn, on)
    if (on) showToast(t('wishNotifyOn'))
  } catch (error) {
    showToast(await messageOf(error instanceof ApiError ? error : new ApiError(0, {})))
  }
}

/** Changes the wishlist, and says so in the words of the specification. */
async function toggle(msn: string, t: Translate<'product-more'>): Promise<void> {
  const isWished = !wishes.get().includes(msn)
  try {
    await setWished(msn, isWished)
    showToast(t(isWished ? 'wishAdded' : 'wishRemoved'))
  } catch (error) {
    showToast(await messageOf(error instanceof ApiError ? error : new ApiError(0, {})))
  }
}

let isShown = false

/** Shows hearts on this page and on those that follow it, with what the visitor has chosen. */
export async function showHearts(): Promise<void> {
  if (isShown) return
  isShown = true
  const messages = await loadMessages(['product-more'], pageLanguage())
  const t = translator(messages, 'product-more', document.documentElement.lang)
  const main = document.querySelector('main')
  if (!main) return
  const draw = () => {
    showNotify(main, t)
    for (const place of main.querySelectorAll<HTMLElement>('article[data-module], [data-heart]')) heartFor(place, t)
  }
  let planned = false
  const plan = () => {
    if (planned) return
    planned = true
    requestAnimationFrame(() => {
      planned = false
      draw()
      void readWishes()
    })
  }
  wishes.subscribe(plan)
  stockAlerts.subscribe(plan)
  new MutationObserver(plan).observe(main, { childList: true, subtree: true })
  main.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target : null
    const heart = target?.closest<HTMLElement>('[data-wish]')
    if (heart?.dataset.wish) void toggle(heart.dataset.wish, t)
    const notify = target?.closest<HTMLElement>('[data-notify]')
    if (notify?.dataset.notify) void toggleAlert(notify.dataset.notify, t)
  })
  plan()
}
