// Questions and answers of the categories of both markets.

import { categoryCode } from '../catalogue/category-trees.ts'
import type { LocalizedText, StarterMarket } from '../catalogue/types.ts'
import { applianceFaqs } from './faqs-appliances.ts'
import { buildingFaqs } from './faqs-building.ts'
import { electricalFaqs } from './faqs-electrical.ts'
import { gardenFaqs } from './faqs-garden.ts'
import { itFaqs } from './faqs-it.ts'
import { lightingFaqs } from './faqs-lighting.ts'
import { medicalFaqs } from './faqs-medical.ts'
import { motionFaqs } from './faqs-motion.ts'
import { officeFaqs } from './faqs-office.ts'
import { safetyFaqs } from './faqs-safety.ts'
import { toolFaqs } from './faqs-tools.ts'
import { rowsFor } from './text.ts'

export interface StarterFaq {
  market: StarterMarket
  category: string
  question: LocalizedText
  answer: LocalizedText
}

const tables = [
  safetyFaqs,
  electricalFaqs,
  lightingFaqs,
  toolFaqs,
  motionFaqs,
  buildingFaqs,
  officeFaqs,
  itFaqs,
  medicalFaqs,
  applianceFaqs,
  gardenFaqs,
]

/** Questions of a market in their written order, without those of missing categories. */
export function faqsOf(market: StarterMarket): StarterFaq[] {
  return tables
    .flatMap(table => rowsFor(table, market, 5))
    .flatMap(([key = '', questionEn = '', questionHi = '', answerEn = '', answerHi = '']) => {
      const category = categoryCode(market, key)
      if (!category) return []
      return [
        { market, category, question: { en: questionEn, hi: questionHi }, answer: { en: answerEn, hi: answerHi } },
      ]
    })
}
