// SQL of product videos.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface VideoRow {
  titleEn: string
  titleHi: string
  provider: 'file' | 'youtube'
  source: string
  poster: string | null
  durationSeconds: number
  uploadedOn: string
}

/** A row of product_videos, named `video`, as one value. */
export const VIDEO = `jsonb_build_object('titleEn', video.title_en, 'titleHi', video.title_hi,
  'provider', video.provider, 'source', video.source, 'poster', video.poster,
  'durationSeconds', video.duration_seconds, 'uploadedOn', video.uploaded_on)`

const LIST = statement(
  'catalog.list-videos',
  `select ${VIDEO} as video from product_videos video
   left join products of_product on of_product.msn = $2 and of_product.market = $1 and of_product.active
   left join categories c on c.code = coalesce(of_product.category_code, $3)
   where video.market = $1 and video.active
     and (video.msn = of_product.msn or video.category_code = any (string_to_array(c.taxonomy_code, '/')))
   order by video.msn is null, video.position, video.id limit 40`,
)

/** Videos of a product and of the categories above it, or of a category and those above; none without either. */
export async function listVideos(
  db: Db,
  market: Market,
  of: { msn: string | null; category: string | null },
): Promise<VideoRow[]> {
  const rows = await db.rows<{ video: VideoRow }>(LIST, [market, of.msn, of.category])
  return rows.map(row => row.video)
}
