// Decides about picture URLs: which are the store's own, and the final pictures of a product.

const OWN = /^(?:https?:\/\/[^/]+)?\/media\/([0-9a-f]{32})\/[a-z]+\.webp(?:#([a-z-]{1,20}))?$/i

/** Hash and view of a store picture by its URL; null for any other URL. */
export function mediaAddress(url: string): { hash: string; view: string | null } | null {
  const match = OWN.exec(url)
  return match ? { hash: (match[1] ?? '').toLowerCase(), view: match[2] ?? null } : null
}

/** Pictures as stored with products: a known or given view stays, otherwise the first is the front. */
export function imagesOf(
  pictures: readonly { url: string; hash: string | null }[],
  there: readonly { hash: string; view: string }[],
): { hash: string; view: string }[] {
  const views = new Map(there.map(image => [image.hash, image.view]))
  const images = new Map<string, { hash: string; view: string }>()
  for (const { url, hash } of pictures) {
    if (hash === null || images.has(hash)) continue
    const view = mediaAddress(url)?.view ?? views.get(hash) ?? (images.size === 0 ? 'front' : 'detail')
    images.set(hash, { hash, view })
  }
  return [...images.values()]
}
