// Amounts in words for documents: rupees with lakh and crore, dirhams with million, in English and Hindi.

import type { Language, Market } from '../shared/market.ts'
import { requireAmount } from '../shared/money.ts'

const ENGLISH = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
]
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

/** 0 to 99, ten per line. CLDR, except पंद्रह and हज़ार with its nukta. */
const HINDI = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
  'नब्बे इक्यानबे बानबे तिरानबे चौरानबे पंचानबे छियानबे सत्तानबे अट्ठानबे निन्यानबे',
].flatMap(line => line.normalize('NFC').split(' '))

type Group = readonly [size: number, name: string]
const INDIAN: Record<Language, readonly Group[]> = {
  en: [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1000, 'Thousand'],
    [100, 'Hundred'],
  ],
  hi: [
    [10_000_000, 'करोड़'.normalize('NFC')],
    [100_000, 'लाख'],
    [1000, 'हज़ार'.normalize('NFC')],
    [100, 'सौ'],
  ],
}
const WESTERN: readonly Group[] = [
  [1_000_000_000_000, 'Trillion'],
  [1_000_000_000, 'Billion'],
  [1_000_000, 'Million'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
]

function belowHundred(n: number, language: Language): string {
  if (language === 'hi') return HINDI[n] ?? ''
  if (n < 20) return ENGLISH[n] ?? ''
  const tens = TENS[Math.floor(n / 10)] ?? ''
  return n % 10 === 0 ? tens : `${tens}-${ENGLISH[n % 10]}`
}

/** A whole number in words; the largest group uses the same rule, so a thousand crore is not an arab. */
function inWords(n: number, language: Language, groups: readonly Group[]): string {
  const words: string[] = []
  let rest = n
  for (const [size, name] of groups) {
    if (rest < size) continue
    words.push(inWords(Math.floor(rest / size), language, groups), name)
    rest %= size
  }
  if (rest > 0 || words.length === 0) words.push(belowHundred(rest, language))
  return words.join(' ')
}

interface Unit {
  one: string
  many: string
  /** In English, rupees are named before the number. */
  before: boolean
}
const RUPEE: Record<Language, readonly [Unit, Unit]> = {
  en: [
    { one: 'Rupee', many: 'Rupees', before: true },
    { one: 'Paisa', many: 'Paise', before: true },
  ],
  hi: [
    { one: 'रुपया', many: 'रुपये', before: false },
    { one: 'पैसा', many: 'पैसे', before: false },
  ],
}
const DIRHAM: Record<Language, readonly [Unit, Unit]> = {
  en: [
    { one: 'Dirham', many: 'Dirhams', before: false },
    { one: 'Fils', many: 'Fils', before: false },
  ],
  hi: [
    { one: 'दिरहम', many: 'दिरहम', before: false },
    { one: 'फ़िल्स'.normalize('NFC'), many: 'फ़िल्स'.normalize('NFC'), before: false },
  ],
}

/**
 * An amount of minor units in words: `Rupees Ten Only`, `दस रुपये मात्र`, `One Dirham and Five Fils Only`. Groups are
 * lakh and crore in India and in Hindi, million and billion in English in the UAE.
 * @throws RangeError for negative amounts
 */
export function amountInWords(minor: number, market: Market, language: Language): string {
  requireAmount(minor, 'amount')
  const groups = market === 'AE' && language === 'en' ? WESTERN : INDIAN[language]
  const [major, small] = (market === 'IN' ? RUPEE : DIRHAM)[language]
  const spoken = (n: number, { one, many, before }: Unit) => {
    const name = n === 1 ? one : many
    const words = inWords(n, language, groups)
    return before ? `${name} ${words}` : `${words} ${name}`
  }
  const whole = Math.floor(minor / 100)
  const cents = minor % 100
  const parts = [
    ...(whole > 0 || cents === 0 ? [spoken(whole, major)] : []),
    ...(cents > 0 ? [spoken(cents, small)] : []),
  ]
  const [and, only] = language === 'hi' ? ['और', 'मात्र'] : ['and', 'Only']
  return `${parts.join(` ${and} `)} ${only}`
}
