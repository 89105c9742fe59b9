// Shares the page by the phone's own sheet, else copies its address; tells what became of the comparison.

import type { Language } from '../../../../contract/shared/market.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { showToast } from '../../../ui/toast.ts'
import { loadMessages, translator } from '../../app/messages.ts'
import { compared, MAX_COMPARED, setCompared } from '../components/compare-list.ts'
import type { ShownProduct } from './product-loader.ts'

async function moreText(language: Language) {
  return translator(await loadMessages(['product-more'], language), 'product-more', document.documentElement.lang)
}

/** The address without a fragment and without what a place change left in it. */
function addressToShare(): string {
  const url = new URL(location.href)
  url.hash = ''
  url.searchParams.delete('reloadPincode')
  return url.href
}

/** Only where the shopper holds a phone: on a desk the copied address is what one wants. */
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

/** Puts a product into the comparison, or takes it out, and says so. */
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
