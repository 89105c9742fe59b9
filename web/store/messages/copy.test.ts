// The interface texts keep the decisions of docs/hindi.md and docs/content.md: terms, one spelling each, words by market.

import { expect, test } from 'vitest'

/** A message that is spread from another file is compiled, and is a template in that file alone. */
const files = import.meta.glob<{ messages: Readonly<Record<string, unknown>> }>(['./*.en.ts', './*.hi.ts'], {
  eager: true,
  query: '?templates',
})

interface Message {
  name: string
  key: string
  text: string
}

/** Every text of a language; placeholders are taken out, since their names are no text. */
function messages(language: 'en' | 'hi'): Message[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`.${language}.ts`))
    .flatMap(([path, { messages: table }]) =>
      Object.entries(table).flatMap(([key, text]) => {
        if (typeof text !== 'string') return []
        const area = path.replace('./', '').replace(`.${language}.ts`, '')
        return { name: `${area}.${key}`, key, text: text.replace(/\{\w+\}/g, '{}').replace(/\{\w+, plural,/g, '{') }
      }),
    )
}

const matches = (language: 'en' | 'hi', pattern: RegExp) =>
  messages(language)
    .filter(({ text }) => pattern.test(text))
    .map(({ name, text }) => `${name}: ${text}`)

/** Words that shoppers do not use, and their replacements. */
const ENGLISH: [RegExp, string][] = [
  [/\bgoods\b/i, 'products'],
  [/at the door/i, 'cash on delivery'],
  [/pay(ment)? at time of delivery/i, 'cash on delivery'],
  [/\bplaces?\b(?! order)/i, 'location, pincode or emirate'],
  [/\b(anew|mend|whoever|shall|borne)\b/i, 'plain English'],
  [/\boffer code\b|^code \{\}/i, 'Coupon code'],
  [/code does not (hold|exist)/i, 'This coupon code is not valid.'],
  [/^(to pay|take \{\})$/i, 'Total payable; Update to {count}'],
  [/^from quantity$/i, 'Quantity price'],
  [/ of the goods|^goods$/i, 'Subtotal'],
  [/go to checkout/i, 'Proceed to checkout'],
  [/as it is|put aside|look through|way to pay/i, 'plain English'],
  [/\bpictures?\b/i, 'image or photo'],
  [/such as "/i, 'For example'],
  [/\bsettle\b|\bstands? (here|on)\b/i, 'plain English'],
]

/** Features that must not be promised yet. */
const ENGLISH_PROMISES =
  /get a (bulk )?quote|is reserved for a short|tell you by|comes? back to you|refund on its way|goes back|invoice (with|for|on|in) (every|each)|(GST|VAT|\{\}) invoice|with tax invoice|within one (working )?day|Returns? within|email for invoices|hours? we answer/i
const HINDI_PROMISES =
  /थोड़ी देर तक सुरक्षित|कोटेशन (पाएँ|मिलेगा)|वापस मिलेगा|वापस किए जाएँगे|वापस आ जाएँगे|रिफ़ंड आ रहा|ईमेल से बताएँगे|हर ऑर्डर पर .*इनवॉइस|कार्य दिवस में/

/** Variants that docs/hindi.md decided against, and the spelling it chose. */
const HINDI: [RegExp, string][] = [
  [/[\u0958-\u095a]|[कखग]\u093c/, 'क, ख and ग take no nukta: कीमत, खरीदें, गलत'],
  [/फ(?!\u093c)(ोन|िल्टर|िटिंग|्लैट)|ज्यादा|जरूर/, 'ज़ and फ़ keep their nukta: ज़्यादा, फ़िल्टर'],
  [/निजता/, 'गोपनीयता'],
  [/हिंदी/, 'हिन्दी'],
  [/टैक्स बिल|रिटेल बिल|बिल का पता|(^|\s)बिल($|\s|।)/, 'टैक्स इनवॉइस, बिलिंग पता'],
  [/गुणक/, 'गुणज'],
  [/मिमी|मि\.मी|सेमी|किग्रा|कि\.ग्रा|लीटर/, 'mm, cm, kg, L'],
  [/Karkhana/, 'कारखाना'],
  [/विनिर्देश/, 'स्पेसिफ़िकेशन'],
  [/माँगने पर/, 'अनुरोध पर'],
  [/बल्क|थोक का भाव|दाम/, 'थोक कोटेशन; कीमत'],
  [/रकम/, 'राशि'],
  [/केवल/, 'सिर्फ़'],
  [/कार्ट में डालें/, 'कार्ट में जोड़ें'],
  [/ऑफ़र कोड/, 'कूपन कोड'],
  [/नमूने के रिव्यू/, 'नमूना रिव्यू'],
  [/प्रति($|[।,)])/, 'प्रति नग'],
  [/सबसे ज़्यादा बिकने/, 'बेस्टसेलर'],
  [/\b[AP]M\b|\b[ap]m\b/, 'सुबह, दोपहर, शाम, रात'],
  [/सत्यापित करें/, 'पुष्टि करें'],
  [/ाे|़़|ाा|््/, 'a broken letter'],
]

test('English texts use the terms of online shops', () => {
  for (const [pattern, instead] of ENGLISH) expect(matches('en', pattern), `write: ${instead}`).toEqual([])
})

test('Hindi texts have one spelling and one term for a thing', () => {
  for (const [pattern, instead] of HINDI) expect(matches('hi', pattern), `write: ${instead}`).toEqual([])
})

test('no text promises a message, invoice, return or refund', () => {
  expect(matches('en', ENGLISH_PROMISES)).toEqual([])
  expect(matches('hi', HINDI_PROMISES)).toEqual([])
})

const INDIAN = /\b(HSN|GST|GSTIN|PAN|IFSC|NEFT|RTGS|UPI|IGST|CGST|SGST)\b|pincode|पिनकोड/i
const EMIRATI = /\b(VAT|TRN|UAE)\b|emirate|अमीरात/i
/** Keys that a screen picks by market; a text with a word of one market under another key would be read in both. */
const INDIAN_KEYS =
  /pincode|gstin|hsn|pan$|upi|neft|^(validState|stateFollows|interestTax|taxNumber|deliveryPrompt|taxIn|payment\.bank-unknown)$|^method(6|8|9|10)$/i
const EMIRATI_KEYS = /emirate|trn|uae$|Ae$/i

test('a term of one market is used only under a key of that market', () => {
  const all = [...messages('en'), ...messages('hi')]
  const shared = all.filter(
    ({ key, text }) => (INDIAN.test(text) && !INDIAN_KEYS.test(key)) || (EMIRATI.test(text) && !EMIRATI_KEYS.test(key)),
  )
  expect(shared.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
  expect(all.filter(({ text }) => INDIAN.test(text)).length).toBeGreaterThan(20)
})
