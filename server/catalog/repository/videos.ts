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

/** Videos of a product and of its category path, or of a category path; none without either. */
export async function listVideos(
  db: Db,
  market: Market,
  of: { msn: string | null; category: string | null },
): Promise<VideoRow[]> {
  const rows = await db.rows<{ video: VideoRow }>(LIST, [market, of.msn, of.category])
  return rows.map(row => row.video)
}

export interface OwnVideo {
  videoId: number
  titleEn: string
  titleHi: string
  provider: 'file' | 'youtube'
  source: string
  durationSeconds: number
}

const LIST_OWN = statement(
  'catalog.list-own-videos',
  `select id as "videoId", title_en as "titleEn", title_hi as "titleHi", provider, source, duration_seconds as "durationSeconds"
   from product_videos where msn = $1 and active order by position, id`,
)
const INSERT = statement(
  'catalog.insert-video',
  `insert into product_videos (market, msn, title_en, title_hi, provider, source, duration_seconds, position)
   select p.market, p.msn, $2, $3, $4, $5, $6, coalesce((select max(position) + 1 from product_videos where msn = $1), 0)
   from products p where p.msn = $1`,
)
const DELETE = statement('catalog.delete-video', 'delete from product_videos where msn = $1 and id = $2')

/** Videos of the product itself, without those of its categories. */
export function listOwnVideos(db: Db, msn: string): Promise<OwnVideo[]> {
  return db.rows(LIST_OWN, [msn])
}

/** Returns whether the product exists. */
export async function insertVideo(db: Db, msn: string, video: Omit<OwnVideo, 'videoId'>): Promise<boolean> {
  const { titleEn, titleHi, provider, source, durationSeconds } = video
  return (await db.run(INSERT, [msn, titleEn, titleHi, provider, source, durationSeconds])) > 0
}

export async function deleteVideo(db: Db, msn: string, id: number): Promise<boolean> {
  return (await db.run(DELETE, [msn, id])) > 0
}
