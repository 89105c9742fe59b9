// The hosted page of the test gateway: a plain form in the buyer's language that works without scripts.

import { type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { type CurrencyCode, formatMoney } from '../../../contract/shared/money.ts'
import { FORM_FIELDS } from './test-gateway.ts'

const MESSAGES = {
  en: {
    title: 'Test gateway',
    note: 'This page stands in for a bank. No money moves.',
    order: 'Order',
    amount: 'Amount to pay',
    choose: 'How should this payment end?',
    success: 'Pay',
    failure: 'Decline',
    pending: 'Leave pending, settle in 15 seconds',
    slow: 'Pay, but answer after 4 seconds',
    done: 'This payment was already answered.',
    back: 'Back to the store',
    rejected: 'This payment request is not valid.',
  },
  hi: {
    title: 'टेस्ट गेटवे',
    note: 'यह पेज बैंक की जगह है। यहाँ असली पैसे का लेन-देन नहीं होता।',
    order: 'ऑर्डर',
    amount: 'भुगतान राशि',
    choose: 'इस भुगतान का नतीजा क्या हो?',
    success: 'भुगतान करें',
    failure: 'अस्वीकार करें',
    pending: 'लंबित रखें, 15 सेकंड में पूरा होगा',
    slow: 'भुगतान करें, जवाब 4 सेकंड बाद',
    done: 'इस भुगतान का जवाब पहले ही दिया जा चुका है।',
    back: 'स्टोर पर वापस जाएँ',
    rejected: 'यह भुगतान अनुरोध सही नहीं है।',
  },
} as const

const STYLE = `@font-face{font-family:"IBM Plex Sans Devanagari";src:url(/gateway/test/hindi.woff2);unicode-range:U+900-97F}
*{box-sizing:border-box}body{margin:0;font:17px/1.5 "IBM Plex Sans","IBM Plex Sans Devanagari","Nirmala UI",
system-ui,sans-serif;background:#12263a;color:#12263a}main{max-width:420px;margin:6vh auto;padding:28px 24px;background:#fff;
border-radius:4px}h1{margin:0;font-size:22px}p{margin:6px 0 18px}dl{display:grid;grid-template-columns:auto auto;gap:6px 16px;
margin:0 0 20px;padding:14px 0;border-block:1px solid #ccd5dd}dt{color:#44576a}dd{margin:0;text-align:right;font-weight:600}
h2{margin:0 0 10px;font-size:17px}button,a.back{display:block;width:100%;min-height:48px;margin:0 0 10px;padding:10px 14px;
border:2px solid #12263a;border-radius:4px;background:#fff;color:#12263a;font:inherit;font-weight:600;text-align:center;
text-decoration:none;cursor:pointer}button[value=success]{background:#0b6e4f;border-color:#0b6e4f;color:#fff}
button[value=failure]{border-color:#a3262a;color:#a3262a}:focus-visible{outline:3px solid #f2a541;outline-offset:2px}`

const safe = (text: string) => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`)

function shell(language: Language, body: string): string {
  const { title } = MESSAGES[language]
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`
  const robots = '<meta name="robots" content="noindex">'
  return `<!doctype html><html lang="${language}"><head>${head}${robots}<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
}

function summary(fields: Record<string, string>, language: Language): string {
  const texts = MESSAGES[language]
  const market = (fields.market ?? 'IN') as Market
  const amount = formatMoney(
    Number(fields.amount),
    fields.currency as CurrencyCode,
    MARKET_INFO[market].languageTag[language],
  )
  const rows = `<dt>${texts.order}</dt><dd>${safe(fields.order ?? '')}</dd><dt>${texts.amount}</dt><dd>${amount}</dd>`
  return `<p>${texts.note}</p><dl>${rows}</dl>`
}

/** The page with its four buttons; `fields` are the signed ones, with their signature. */
export function choicePage(fields: Record<string, string>): string {
  const language: Language = fields.language === 'hi' ? 'hi' : 'en'
  const texts = MESSAGES[language]
  const hidden = [...FORM_FIELDS, 'signature']
    .map(name => `<input type="hidden" name="${name}" value="${safe(fields[name] ?? '')}">`)
    .join('')
  const buttons = (['success', 'failure', 'pending', 'slow'] as const)
    .map(value => `<button name="decision" value="${value}">${texts[value]}</button>`)
    .join('')
  const form = `<form method="post" action="/gateway/test/decide"><h2>${texts.choose}</h2>${hidden}${buttons}</form>`
  return shell(language, `${summary(fields, language)}${form}`)
}

/** The page of a payment that was already decided. */
export function donePage(fields: Record<string, string>, returnUrl: string): string {
  const language: Language = fields.language === 'hi' ? 'hi' : 'en'
  const { done, back } = MESSAGES[language]
  const link = `<a class="back" href="${safe(returnUrl)}">${back}</a>`
  return shell(language, `${summary(fields, language)}<p>${done}</p>${link}`)
}

/** The page for a request with an invalid signature. */
export function rejectedPage(language: Language): string {
  return shell(language, `<p>${MESSAGES[language].rejected}</p><a class="back" href="/">${MESSAGES[language].back}</a>`)
}
