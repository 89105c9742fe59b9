// A mail before rendering: the parts of both the HTML and the text version.

export interface Mail {
  subject: string
  /** Shown next to the subject in a mailbox. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  /** Label and value, such as the number of the order. */
  details: readonly { label: string; value: string }[]
  /** Products with their quantities, and an amount where there is one. */
  lines: readonly { name: string; note: string; amount: string; url?: string }[]
  totals: readonly { label: string; amount: string; strong: boolean }[]
  action: { label: string; url: string } | null
  /** Why it was sent, and by whom. */
  footer: readonly string[]
  /** URL to unsubscribe from this kind of mail; null for requested mail. */
  unsubscribe: { label: string; url: string } | null
}

const RULE = '-'.repeat(40)

/** The mail as plain text, with the same content. */
export function textOf({ heading, paragraphs, details, lines, totals, action, footer, unsubscribe }: Mail): string {
  const products = lines.map(
    ({ name, note, amount, url }) => `- ${name}\n  ${[note, amount, url].filter(Boolean).join(' · ')}`,
  )
  const parts = [
    [heading],
    paragraphs,
    details.map(({ label, value }) => `${label}: ${value}`),
    products,
    totals.map(({ label, amount }) => `${label}: ${amount}`),
    action ? [`${action.label}: ${action.url}`] : [],
    [RULE, ...footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])],
  ]
  return parts
    .filter(part => part.length > 0)
    .map(part => part.join('\n'))
    .join('\n\n')
}
