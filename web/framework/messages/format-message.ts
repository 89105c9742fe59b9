// Fills the placeholders of a text: `{name}` and `{count, plural, one{# product} other{# products}}`.

export type TextParams = Readonly<Record<string, string | number>>

const pluralRules = new Map<string, Intl.PluralRules>()
const numberFormats = new Map<string, Intl.NumberFormat>()

function pluralOf(value: number, tag: string): string {
  let rules = pluralRules.get(tag)
  if (!rules) {
    rules = new Intl.PluralRules(tag)
    pluralRules.set(tag, rules)
  }
  return rules.select(value)
}

/** A whole number with the grouping of the language, in Latin digits: 1,23,456 in India. */
export function formatNumber(value: number, tag: string): string {
  let format = numberFormats.get(tag)
  if (!format) {
    format = new Intl.NumberFormat(tag, { numberingSystem: 'latn' })
    numberFormats.set(tag, format)
  }
  return format.format(value)
}

/** Position of the brace that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  throw new Error(`Unbalanced braces: ${text}`)
}

function choosePlural(cases: string, value: number, tag: string): string {
  const found = new Map<string, string>()
  for (let at = 0; at < cases.length; ) {
    const open = cases.indexOf('{', at)
    if (open < 0) break
    const end = closing(cases, open)
    found.set(cases.slice(at, open).trim(), cases.slice(open + 1, end))
    at = end + 1
  }
  return found.get(`=${value}`) ?? found.get(pluralOf(value, tag)) ?? found.get('other') ?? ''
}

function valueText(value: string | number | undefined, tag: string): string {
  return typeof value === 'number' ? formatNumber(value, tag) : (value ?? '')
}

/**
 * The text with its placeholders filled; numbers are grouped as the language tag (BCP 47) wants.
 * Plural cases are `=0`-style exact values and the CLDR names; `#` stands for the number. Throws for unbalanced braces.
 */
export function formatText(template: string, params: TextParams, tag: string): string {
  let result = ''
  let at = 0
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', at)) {
    const end = closing(template, open)
    const [name = '', kind, ...rest] = template.slice(open + 1, end).split(',')
    const value = params[name.trim()]
    result += template.slice(at, open)
    if (kind?.trim() === 'plural') {
      const chosen = choosePlural(rest.join(','), Number(value), tag)
      result += formatText(chosen.replaceAll('#', formatNumber(Number(value), tag)), params, tag)
    } else result += valueText(value, tag)
    at = end + 1
  }
  return result + template.slice(at)
}
