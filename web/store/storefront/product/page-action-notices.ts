// Shares the page with the device's share sheet or copies its address; updates the comparison, with toasts.

import type { Language } from '../../../../contract/shared/market.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { showToast } from '../../../ui/toast.ts'
import { loadMessages, translator } from '../../app/messages.ts'
import { compared, MAX_COMPARED, setCompared } from '../components/compare-list.ts'
import type { ShownProduct } from './product-loader.ts'

async function moreText(language: Language) {
  return translator(await loadMessages(['product-more'], language), 'product-more', document.documentElement.lang)
}

/** The address without fragment and `reloadPincode`. */
function addressToShare(): string {
  const url = new URL(location.href)
  url.hash = ''
  url.searchParams.delete('reloadPincode')
  return url.href
}

/** Only on touch devices: on desktop a copied address is more useful. */
const hasShareSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches

export async function share({ productName: title }: ShownProduct, language: Language): Promise<void> {
  const url = addressToShare()
  if (hasShareSheet()) {
    // closing the sheet is no failure
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  const t = await moreText(language)
  try {
    await navigator.clipboard.writeText(url)
    showToast(t('linkCopied'))
  } catch {
    showToast(t('linkNotCopied', { url }), 8000)
  }
}

/** Adds a product to the comparison or removes it, with a toast. */
export async function toggleCompared(shown: ShownProduct, language: Language): Promise<void> {
  const { msn, productName: name, images } = shown
  const product = { msn, name, image: images[0] ? pictureAt(images[0].link, 'thumbnail') : null }
  const others = compared.get().filter(one => one.msn !== msn)
  const adds = others.length === compared.get().length
  const t = await moreText(language)
  if (adds && others.length >= MAX_COMPARED) {
    showToast(t('compareFull', { most: MAX_COMPARED }))
    return
  }
  setCompared(adds ? [...others, product] : others)
  const { length: count } = compared.get()
  showToast(t(adds ? 'compareAdded' : 'compareRemoved', { count, most: MAX_COMPARED }))
}
