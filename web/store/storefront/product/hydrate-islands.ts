// Attaches the carousels inside static HTML, shows hearts, and preloads the script that the next product page needs.

import { attachCarousel } from '../../../ui/carousel-moves.ts'
import { showHearts } from '../../wishlists/components/hearts.ts'

/** Returns a disposer. */
export function hydrateIslands(page: HTMLElement): () => void {
  const bound = [...page.querySelectorAll<HTMLElement>('[data-static] [data-carousel]')].map(attachCarousel)
  void showHearts()
  // after client navigation a product page renders these sections itself
  import('./product-body.tsx').catch(() => undefined)
  return () => {
    for (const release of bound) release()
  }
}
