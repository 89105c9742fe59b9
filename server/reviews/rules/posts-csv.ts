// CSV of the list of reviews, questions and answers: public content and state; of the author only the displayed name.

import type { Post } from '../../../contract/reviews/moderation-api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { csvMoment } from '../../platform/csv-file.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly Names[] = [
  { en: 'Written', hi: 'लिखने का समय' },
  { en: 'MSN', hi: 'MSN' },
  { en: 'Product', hi: 'उत्पाद' },
  { en: 'Author', hi: 'लेखक' },
  { en: 'Stars', hi: 'स्टार' },
  { en: 'Title', hi: 'शीर्षक' },
  { en: 'Text', hi: 'टेक्स्ट' },
  { en: 'Question', hi: 'सवाल' },
  { en: 'Pictures', hi: 'तस्वीरें' },
  { en: 'Verified purchase', hi: 'खरीद की पुष्टि' },
  { en: 'State', hi: 'स्थिति' },
  { en: 'Held for', hi: 'रोकने का कारण' },
  { en: 'Reason', hi: 'कारण' },
]

const STATES: Readonly<Record<Post['state'], Names>> = {
  held: { en: 'Held', hi: 'रोका गया' },
  published: { en: 'Published', hi: 'प्रकाशित' },
  rejected: { en: 'Rejected', hi: 'अस्वीकृत' },
}

const HELD: Readonly<Record<Post['heldFor'][number], Names>> = {
  link: { en: 'Contains a link', hi: 'लिंक है' },
  contact: { en: 'Contains a phone number or email', hi: 'फ़ोन नंबर या ईमेल है' },
  language: { en: 'Offensive language', hi: 'आपत्तिजनक भाषा' },
}
const YES: Names = { en: 'Yes', hi: 'हाँ' }

export const postHeadings = (language: Language): string[] => HEADINGS.map(name => name[language])

export function postCells(post: Post, market: Market, language: Language): string[] {
  const { msn, productName, author, rating, title, text, question, pictures, verified, state, heldFor, reason } = post
  return [
    ...[csvMoment(market, post.writtenAt), msn, productName, author, String(rating ?? ''), title, text, question],
    ...[pictures.length === 0 ? '' : String(pictures.length), verified ? YES[language] : '', STATES[state][language]],
    ...[heldFor.map(why => HELD[why][language]).join('; '), reason],
  ]
}
