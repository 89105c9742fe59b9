// Turns the HTML of a feed into safe text: keeps lines and lists, removes markup, scripts and styles.

import { Parser } from 'htmlparser2'

const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
/** Elements whose content is not text of the product. */
const SILENT = new Set(
  'script style iframe object embed noscript template svg math head title select textarea video audio'.split(' '),
)
const TAG = /<(?:[a-z][a-z0-9]*(?:\s[^<>]*|\/)?|\/[a-z][a-z0-9]*\s*|!--|!doctype)[^<>]*>?/i
const ENTITY = /&(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});/i

/** Whether a text contains markup rather than merely a `<`. */
export function hasMarkup(text: string): boolean {
  return TAG.test(text) || ENTITY.test(text)
}

function tidy(text: string): string {
  return text
    .replace(/(?!\n)\p{Cc}|(?![\u200c\u200d])\p{Cf}/gu, ' ')
    .split('\n')
    .map(line => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC')
}

/** Text of HTML. Inside block markup line breaks of the source mean nothing; without any they stay. */
function textOfHtml(html: string): string {
  let text = ''
  let silent = 0
  let blocks = false
  const newLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n'
  }
  const body = new Parser(
    {
      onopentagname(name) {
        if (SILENT.has(name)) silent++
        if (silent > 0 || !BLOCKS.has(name)) return
        if (name === 'td' || name === 'th') text += text.endsWith('\n') || text === '' ? '' : ': '
        else if (name === 'br') text += '\n'
        else newLine()
        if (name === 'li') text += '• '
      },
      onclosetag(name) {
        if (SILENT.has(name)) silent = Math.max(0, silent - 1)
        else if (silent === 0 && BLOCKS.has(name) && !['td', 'th', 'br'].includes(name)) newLine()
      },
      ontext(part) {
        if (silent === 0) text += blocks ? part.replace(/\s+/g, ' ') : part
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  blocks = /<(?:p|br|div|li|ul|ol|table|tr|td|h[1-6])\b/i.test(html)
  body.end(html)
  return text.replace(/\n *• *(?=\n|$)/g, '')
}

/**
 * Safe text of a feed's description. Plain text keeps its lines; HTML loses its markup, in two rounds if it was
 * escaped twice. Idempotent.
 */
export function cleanText(input: string): string {
  let text = input
    .replace(/\r\n?/g, '\n')
    .replace(/\\r\\n|\\n/g, '\n')
    .replace(/\\t/g, ' ')
  for (let pass = 0; pass < 3 && hasMarkup(text); pass++) text = textOfHtml(text)
  // text that still looks like markup after three rounds was crafted; its brackets are removed
  if (hasMarkup(text)) text = text.replace(/[<>&]/g, ' ')
  return tidy(text)
}

/** Lines of a text as a list, without leading bullets and numbers. */
export function linesOf(text: string): string[] {
  return cleanText(text)
    .split(/\n|\s\|\s/)
    .map(line => line.replace(/^(?:[•·*▪●–-]\s+|\d{1,2}[.)]\s+)/, '').trim())
    .filter(Boolean)
}
