// Names the clips of the starter catalogue at their categories, where no clip is named yet.

import { type Db, statement } from '../../server/platform/db.ts'
import { categoryCode } from '../catalogue/category-trees.ts'
import { VIDEO_SECONDS, VIDEOS } from '../content/videos.ts'
import { type LoadStep, oneBatch } from './load-step.ts'

const WRITE = statement(
  'starter.videos',
  `insert into product_videos (market, category_code, title_en, title_hi, provider, source, poster, duration_seconds)
   select r.market, r.category, r.en, r.hi, 'file', '/videos/' || r.name || '.webm', '/videos/' || r.name || '.webp', $2
   from jsonb_to_recordset($1::jsonb) as r (market text, category text, name text, en text, hi text)
   join categories c on c.code = r.category
   where not exists (select from product_videos v where v.category_code = r.category)`,
)

/** Returns how many were named. */
export function writeVideos(db: Db): Promise<number> {
  const rows = VIDEOS.flatMap(({ name, category, title }) =>
    (['IN', 'AE'] as const).flatMap(market => {
      const code = categoryCode(market, category)
      return code ? [{ market, category: code, name, ...title }] : []
    }),
  )
  return db.run(WRITE, [JSON.stringify(rows), VIDEO_SECONDS])
}

export function videosStep(): LoadStep {
  return oneBatch('videos', async tx => {
    await writeVideos(tx)
  })
}
