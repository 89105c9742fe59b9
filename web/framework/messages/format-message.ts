// Formats compiled messages: fills placeholders, chooses plural cases, groups numbers. Templates are compiled by the build.

export type MessageParams = Readonly<Record<string, string | number>>

/** Text, a placeholder by name, or the plural cases of a number by `=0` and CLDR category. */
export type MessagePart =
  | string
  | readonly [name: string]
  | readonly [name: string, cases: Readonly<Record<string, Message>>]

/** A compiled message: plain text, or parts in order. */
export type Message = string | readonly MessagePart[]

const pluralRules = new Map<string, Intl.PluralRules>()
const numberFormats = new Map<string, Intl.NumberFormat>()

function pluralCategory(value: number, tag: string): string {
  let rules = pluralRules.get(tag)
  if (!rules) {
    rules = new Intl.PluralRules(tag)
    pluralRules.set(tag, rules)
  }
  return rules.select(value)
}

/** A number with the grouping of the language, in Latin digits: 1,23,456 in India. */
export function formatNumber(value: number, tag: string): string {
  let format = numberFormats.get(tag)
  if (!format) {
    format = new Intl.NumberFormat(tag, { numberingSystem: 'latn' })
    numberFormats.set(tag, format)
  }
  return format.format(value)
}

/** `tag` is the BCP 47 tag for number grouping. A missing parameter renders as nothing. */
export function formatMessage(message: Message, params: MessageParams, tag: string): string {
  if (typeof message === 'string') return message
  const format = (part: MessagePart): string => {
    if (typeof part === 'string') return part
    const [name, cases] = part
    const value = params[name] ?? ''
    if (cases) {
      const chosen = cases[`=${value}`] ?? cases[pluralCategory(Number(value), tag)] ?? cases.other ?? ''
      return formatMessage(chosen, params, tag)
    }
    return typeof value === 'number' ? formatNumber(value, tag) : value
  }
  return message.map(format).join('')
}
