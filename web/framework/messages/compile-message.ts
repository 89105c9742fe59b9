// Compiles message templates, `{name}` and `{count, plural, =0{none} one{# product} other{# products}}`; used by the build.

import type { Message, MessagePart } from './format-message.ts'

/** Index of the closing brace for the one at `open`. */
function closingBrace(template: string, open: number): number {
  let depth = 0
  for (let at = open; at < template.length; at++) {
    if (template[at] === '{') depth++
    else if (template[at] === '}' && --depth === 0) return at
  }
  throw new Error(`Unbalanced braces: ${template}`)
}

/** Plural cases by `=0` (exact value) or CLDR category; `#` is the number. */
function compileCases(name: string, text: string): Record<string, Message> {
  const cases: Record<string, Message> = {}
  for (let at = 0; ; ) {
    const open = text.indexOf('{', at)
    if (open < 0) break
    const end = closingBrace(text, open)
    const key = text.slice(at, open).trim()
    if (!/^(=\d+|zero|one|two|few|many|other)$/.test(key)) throw new Error(`Unknown plural case ${key}: ${text}`)
    cases[key] = compileMessage(text.slice(open + 1, end).replaceAll('#', `{${name}}`))
    at = end + 1
  }
  if (cases.other === undefined) throw new Error(`No plural case other: ${text}`)
  return cases
}

function compilePlaceholder(text: string): MessagePart {
  const [name = '', kind, ...rest] = text.split(',')
  const key = name.trim()
  if (!/^\w+$/.test(key)) throw new Error(`Not a placeholder: {${text}}`)
  if (kind === undefined) return [key]
  if (kind.trim() !== 'plural') throw new Error(`Unknown placeholder type: {${text}}`)
  return [key, compileCases(key, rest.join(','))]
}

/** @throws for a template with unbalanced braces, an unknown placeholder type or a plural without `other` */
export function compileMessage(template: string): Message {
  const parts: MessagePart[] = []
  let at = 0
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', at)) {
    const end = closingBrace(template, open)
    if (open > at) parts.push(template.slice(at, open))
    parts.push(compilePlaceholder(template.slice(open + 1, end)))
    at = end + 1
  }
  if (parts.length === 0) return template
  if (at < template.length) parts.push(template.slice(at))
  return parts
}
