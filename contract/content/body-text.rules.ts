// The typed format of an article or page body: `## ` begins a heading, `- ` a list item, `|` a table row.

import type { BodyBlock } from './api.ts'

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

function blockOf(lines: string[]): BodyBlock {
  const [first = ''] = lines
  if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3).trim() }
  if (lines.every(line => line.startsWith('- ')))
    return { kind: 'list', items: lines.map(line => line.slice(2).trim()) }
  if (lines.every(line => line.startsWith('|'))) {
    const [head = [], ...rows] = lines.map(cellsOf)
    return { kind: 'table', head, rows }
  }
  return { kind: 'paragraph', text: lines.join(' ') }
}

const kindOf = (line: string) => (line.startsWith('- ') ? 'list' : line.startsWith('|') ? 'table' : 'text')

/** Blocks are separated by an empty line, a heading, or a different kind of line. */
export function bodyOfText(text: string): BodyBlock[] {
  const groups: string[][] = []
  let open: string[] | null = null
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') {
      open = null
      continue
    }
    const [before] = open ?? []
    const continues = before !== undefined && kindOf(before) === kindOf(line) && !/^## /.test(before)
    if (open && continues && !line.startsWith('## ')) open.push(line)
    else {
      open = [line]
      groups.push(open)
    }
  }
  return groups.map(blockOf)
}

function textOfBlock(block: BodyBlock): string {
  switch (block.kind) {
    case 'heading':
      return `## ${block.text}`
    case 'paragraph':
      return block.text
    case 'list':
      return block.items.map(item => `- ${item}`).join('\n')
    case 'table':
      return [block.head, ...block.rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
  }
}

/** The text that `bodyOfText` parses into the same blocks. */
export function textOfBody(blocks: readonly BodyBlock[]): string {
  return blocks.map(textOfBlock).join('\n\n')
}
