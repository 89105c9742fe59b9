// Videos of a product or category for pages.

import type { Language } from '../../../contract/shared/market.ts'
import type { ProductVideo } from '../../../contract/storefront/product-api.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { listVideos, type VideoRow } from '../repository/videos.ts'

/** A video in the reader's language; an external one with a URL that sets no cookies before playing. */
export function videoOf(row: VideoRow, language: Language): ProductVideo {
  const { titleEn, titleHi, provider, source, poster, durationSeconds, uploadedOn } = row
  return {
    title: language === 'hi' ? titleHi : titleEn,
    provider,
    link: provider === 'file' ? source : `https://www.youtube-nocookie.com/embed/${source}`,
    poster,
    durationSeconds,
    uploadedOn,
  }
}

/** Videos of a product, or of a category, with those of its ancestors; none for what the market does not have. */
export async function productVideos(
  db: Db,
  { market, language }: Pick<Actor, 'market' | 'language'>,
  of: { msn?: string; category?: string },
): Promise<ProductVideo[]> {
  if (!of.msn && !of.category) return []
  const rows = await listVideos(db, market, { msn: of.msn ?? null, category: of.category ?? null })
  return rows.map(row => videoOf(row, language))
}
