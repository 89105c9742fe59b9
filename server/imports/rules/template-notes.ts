// Explanations of template columns by heading, in English and Hindi; an asterisk marks what a new product needs.

type Note = readonly [english: string, hindi: string]

const CHOICE_SIGN = ' | '

/** Of the columns that every product has. */
export const COLUMN_NOTES: Readonly<Record<string, Note>> = {
  'Part number': ['* By brand and part number a product is known again.', '* ब्रांड और पार्ट नंबर से उत्पाद पहचाना जाता है।'],
  Brand: ['* A new brand is added.', '* नया ब्रांड जुड़ जाता है।'],
  Name: ['* Up to 300 characters.', '* 300 अक्षर तक।'],
  'Name (Hindi)': ['Else the English name is shown.', 'नहीं तो अंग्रेज़ी नाम दिखता है।'],
  'Category code': ['* For this template: {code}', '* इस टेम्पलेट के लिए: {code}'],
  Category: ['Left empty beside the code.', 'कोड हो तो खाली छोड़ें।'],
  MRP: ['Tax included, such as 1250.00.', 'टैक्स सहित, जैसे 1250.00।'],
  Price: ['* Tax included, up to the MRP.', '* टैक्स सहित, MRP तक।'],
  'Quantity prices': ['Such as 10: 1190.00; 50: 1120.00', 'जैसे 10: 1190.00; 50: 1120.00'],
  HSN: ['4 to 8 digits; it decides the tax.', '4 से 8 अंक; टैक्स इसी से तय होता है।'],
  Availability: ['stock | on-request', 'stock | on-request'],
  Active: ['yes | no', 'yes | no'],
  'Sell unit': ['Such as piece.', 'जैसे piece।'],
  'Sell unit (Hindi)': ['Such as नग.', 'जैसे नग।'],
  'Pack size': ['A whole number from 1.', '1 से शुरू पूरी संख्या।'],
  'Minimum quantity': ['A whole number from 1.', '1 से शुरू पूरी संख्या।'],
  'Quantity multiple': ['A whole number from 1.', '1 से शुरू पूरी संख्या।'],
  'Weight (g)': ['In grams; else half a kilogram.', 'ग्राम में; नहीं तो आधा किलो।'],
  'Country of origin': ['A name or two letters, such as IN.', 'नाम या दो अक्षर, जैसे IN।'],
  'Net quantity': ['Such as 500 g or 1 N (pieces).', 'जैसे 500 g या 1 N (नग)।'],
  'Month of manufacture': ['Such as 2026-05.', 'जैसे 2026-05।'],
  'Warranty months': ['A whole number.', 'पूरी संख्या।'],
  Tags: [`Several with${CHOICE_SIGN}between them.`, `कई हों तो बीच में${CHOICE_SIGN}लिखें।`],
  'Group key': ['The same for variants of a product.', 'एक उत्पाद के सभी विकल्पों में समान।'],
  'Variant by': ['The specifications in which variants differ.', 'वे विशेषताएँ जिनमें विकल्प अलग हैं।'],
  Images: ['Addresses with a space between them.', 'पते, बीच में खाली जगह के साथ।'],
  'Key features': ['One on each line.', 'हर पंक्ति में एक।'],
  'Key features (Hindi)': ['One on each line.', 'हर पंक्ति में एक।'],
}

/** Of the declarations that the law of India asks for. */
export const DECLARATION_NOTE: Note = ['Needed for a sale in India.', 'भारत में बिक्री के लिए ज़रूरी।']
export const STOCK_NOTE: Note = ['Units in this warehouse.', 'इस गोदाम में इकाइयाँ।']

export interface SpecificationNote {
  kind: 'text' | 'number' | 'boolean' | 'list'
  unit: string
  required: boolean
  choices: readonly { en: string; hi: string }[]
}

const KINDS: Readonly<Record<SpecificationNote['kind'], Note>> = {
  text: ['Text.', 'टेक्स्ट।'],
  number: ['A number.', 'संख्या।'],
  boolean: ['yes | no', 'yes | no'],
  list: [`Several with${CHOICE_SIGN}between them.`, `कई हों तो बीच में${CHOICE_SIGN}लिखें।`],
}

/** The content of a specification column; `inHindi` is the one for its Hindi. */
export function specificationNote(
  { kind, unit, required, choices }: SpecificationNote,
  language: 'en' | 'hi',
  inHindi: boolean,
): string {
  const at = language === 'hi' ? 1 : 0
  const allowed = choices.map(choice => (inHindi ? choice.hi : choice.en)).join(CHOICE_SIGN)
  const parts = [
    required && !inHindi ? '*' : '',
    inHindi ? ['In Hindi.', 'हिन्दी में।'][at] : '',
    allowed || (inHindi ? '' : KINDS[kind][at]),
    unit && !inHindi ? [`In ${unit}.`, `${unit} में।`][at] : '',
  ]
  return parts.filter(Boolean).join(' ')
}
