// The articles of both markets: one buying guide for each top category.

import type { BodyBlock } from '../../contract/content/api.ts'
import { categoryCode } from '../catalogue/category-trees.ts'
import type { LocalizedText, StarterMarket } from '../catalogue/types.ts'
import { buildingGuides } from './guides-building.ts'
import { electricalGuides } from './guides-electrical.ts'
import { homeGuides } from './guides-home.ts'
import { measuringGuides } from './guides-measuring.ts'
import { motionGuides } from './guides-motion.ts'
import { officeGuides } from './guides-office.ts'
import { safetyGuides } from './guides-safety.ts'
import { toolGuides } from './guides-tools.ts'
import { bodyOf, type GuideText } from './text.ts'

export interface StarterArticle {
  market: StarterMarket
  category: string
  slug: string
  title: LocalizedText
  summary: LocalizedText
  body: { en: BodyBlock[]; hi: BodyBlock[] }
}

const guides: GuideText[] = [
  ...safetyGuides,
  ...electricalGuides,
  ...toolGuides,
  ...measuringGuides,
  ...motionGuides,
  ...buildingGuides,
  ...officeGuides,
  ...homeGuides,
]

/** Articles of a market. Throws if it has none of a guide's categories. */
export function articlesOf(market: StarterMarket): StarterArticle[] {
  return guides.map(({ keys, slug, title, summary, body }) => {
    const category = keys.map(key => categoryCode(market, key)).find(code => code !== undefined)
    if (!category) throw new Error(`No category of ${market} for the guide ${slug}`)
    return {
      market,
      category,
      slug,
      title,
      summary,
      body: { en: bodyOf(body.en, market), hi: bodyOf(body.hi, market) },
    }
  })
}
