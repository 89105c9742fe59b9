// SQL of brand introductions.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

const FIND_INTRO = statement(
  'catalog.find-brand-intro',
  `select case $2 when 'hi' then text_hi else text_en end as text
   from intros where market = $1 and owner_kind = 'brand' and owner = $3`,
)

/** The introduction of a brand; empty when there is none. */
export async function findBrandIntro(db: Db, market: Market, language: Language, slug: string): Promise<string> {
  return (await db.oneOrNull<{ text: string }>(FIND_INTRO, [market, language, slug]))?.text ?? ''
}
