// Finds sections of the help centre by words.

import type { BodyBlock } from '../../../../contract/content/api.ts'
import type { HelpSection, HelpTopic } from '../help-loader.ts'

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

function textOf(block: BodyBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text
    case 'list':
      return block.items.join(' ')
    case 'table':
      return [...block.head, ...block.rows.flat()].join(' ')
  }
}

/** Whether each entered word is the start of a word in the section or in the title of its page. */
function matches(wanted: readonly string[], topic: HelpTopic, section: HelpSection): boolean {
  const words = wordsOf([topic.title, section.title, ...section.body.map(textOf)].join(' '))
  return wanted.every(one => words.some(word => word.startsWith(one)))
}

/**
 * The topics with the matching sections; those with a match in the heading first. All of them if no words are given.
 */
export function searchHelp(topics: readonly HelpTopic[], query: string): HelpTopic[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return [...topics]
  const inHeading = ({ title }: HelpSection) => wanted.some(one => wordsOf(title).some(word => word.startsWith(one)))
  return topics
    .map(topic => ({ ...topic, sections: topic.sections.filter(section => matches(wanted, topic, section)) }))
    .filter(({ sections }) => sections.length > 0)
    .map(topic => ({
      ...topic,
      sections: topic.sections.toSorted((one, other) => Number(inHeading(other)) - Number(inHeading(one))),
    }))
    .toSorted((one, other) => Number(other.sections.some(inHeading)) - Number(one.sections.some(inHeading)))
}
