// Which sections of the help centre a search finds, and in which order.

import { expect, it } from 'vitest'
import type { HelpTopic } from '../help-loader.ts'
import { searchHelp } from './search-help.ts'

const topic = (title: string, sections: Record<string, string>): HelpTopic => ({
  title,
  link: `/info/${title}`,
  sections: Object.entries(sections).map(([heading, text]) => ({
    title: heading,
    body: [{ kind: 'paragraph', text }],
  })),
})
const topics = [
  topic('Shipping', { Charges: 'Free above ₹999.', Damage: 'Report a damaged parcel, a return follows.' }),
  topic('Returns', { 'How to return': 'Open the order.', Refunds: 'To the way it was paid.' }),
  topic('भुगतान', { 'कैश ऑन डिलीवरी': 'पार्सल मिलने पर भुगतान करें।' }),
]
const found = (query: string) =>
  searchHelp(topics, query).map(({ title, sections }) => [title, ...sections.map(section => section.title)])

it.each([
  [
    '',
    [
      ['Shipping', 'Charges', 'Damage'],
      ['Returns', 'How to return', 'Refunds'],
      ['भुगतान', 'कैश ऑन डिलीवरी'],
    ],
  ],
  [
    '  ?! ',
    [
      ['Shipping', 'Charges', 'Damage'],
      ['Returns', 'How to return', 'Refunds'],
      ['भुगतान', 'कैश ऑन डिलीवरी'],
    ],
  ],
  [
    'return',
    [
      ['Returns', 'How to return', 'Refunds'],
      ['Shipping', 'Damage'],
    ],
  ],
  ['ORDER ret', [['Returns', 'How to return']]],
  ['999', [['Shipping', 'Charges']]],
  ['पार्सल', [['भुगतान', 'कैश ऑन डिलीवरी']]],
  ['turn', []],
])('%s', (query, expected) => expect(found(query)).toEqual(expected))
