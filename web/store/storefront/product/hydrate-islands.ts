// Gives the carousels that came as markup their movement, and fetches what the next product page will need.

import { attachCarousel } from '../../../ui/carousel-moves.ts'

/** Answers how to let go of them. */
export function hydrateIslands(page: HTMLElement): () => void {
  const bound = [...page.querySelectorAll<HTMLElement>('[data-static] [data-carousel]')].map(attachCarousel)
  // a product page that is gone to by a link renders them itself
  import('./product-body.tsx').catch(() => undefined)
  return () => {
    for (const release of bound) release()
  }
}
