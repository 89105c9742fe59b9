// Names of columns in price lists, in English and Hindi.

import type { ImportField } from '../../../contract/imports/fields.rules.ts'

/** One line a field: its headings, without signs and spaces, in the order of trust. */
const NAMES: Record<ImportField, string> = {
  id: 'id|uniq id|unique id|product id|item id|supplier id|sl no|record id',
  partNumber:
    'part number|part no|partno|mpn|sku|item code|item no|item number|model|model no|model number|article|article number|article no|catalogue number|catalog number|cat no|product code|material code|manufacturer part number|code|आइटम कोड|पार्ट नंबर|उत्पाद कोड|मॉडल|मॉडल नंबर|कोड',
  brand: 'brand|brand name|make|manufacturer|mfr|company|ब्रांड|ब्रैंड|कंपनी|निर्माता',
  name: 'name|product name|title|item name|item|product|product title|name english|name en|description of goods|particulars|उत्पाद|उत्पाद का नाम|नाम|सामान|सामान का नाम|विवरण संक्षेप',
  nameHi: 'name hindi|hindi name|name hi|title hindi|product name hindi|हिंदी नाम|नाम हिंदी',
  description:
    'description|long description|details|product description|description html|body html|overview|about|विवरण|जानकारी',
  descriptionHi: 'description hindi|hindi description|description hi|विवरण हिंदी|हिंदी विवरण',
  features: 'features|key features|highlights|bullet points|bullets|विशेषताएँ|विशेषताएं|खूबियाँ',
  featuresHi: 'features hindi|key features hindi|hindi features',
  category:
    'category|category path|product category|product category tree|category tree|sub category|subcategory|category name|group name|श्रेणी|वर्ग|कैटेगरी',
  categoryCode: 'category code|category id|श्रेणी कोड',
  mrp: 'mrp|mrp rs|list price|actual price|retail price|maximum retail price|rrp|एमआरपी|अधिकतम खुदरा मूल्य',
  price:
    'price|selling price|sale price|discount price|discounted price|rate|rate rs|net price|unit price|offer price|our price|price rs|price inr|price aed|मूल्य|कीमत|दाम|दर|बिक्री मूल्य',
  breaks: 'quantity prices|price breaks|bulk prices|slab prices|थोक मूल्य',
  taxRate: 'tax|tax rate|gst|gst rate|gst percent|vat|vat rate|igst|जीएसटी|कर दर|कर',
  hsn: 'hsn|hsn code|hsn sac|hs code|hsncode|tariff code|एचएसएन|एचएसएन कोड',
  sellUnit: 'sell unit|unit|uom|unit of measure|selling unit|इकाई',
  sellUnitHi: 'sell unit hindi|unit hindi',
  packSize: 'pack size|pack|pack qty|qty per pack|quantity per pack|पैक|पैक साइज़',
  minQuantity: 'minimum quantity|min quantity|min qty|moq|minimum order quantity|न्यूनतम मात्रा',
  quantityMultiple: 'quantity multiple|multiple|order multiple|lot size',
  weight: 'weight|net weight|gross weight|shipping weight|wt|net wt|वज़न|वजन|भार',
  origin: 'country of origin|origin|made in|origin country|मूल देश|उत्पत्ति का देश|निर्माण देश',
  manufacturerName: 'manufacturer name|name of manufacturer|manufactured by|निर्माता का नाम',
  manufacturerAddress: 'manufacturer address|address of manufacturer|निर्माता का पता',
  packerName: 'packer|packer name|packed by|name of packer|पैकर|पैकर का नाम',
  packerAddress: 'packer address|address of packer|पैकर का पता',
  importerName: 'importer|importer name|imported by|name of importer|आयातक|आयातक का नाम',
  importerAddress: 'importer address|address of importer|आयातक का पता',
  netQuantity: 'net quantity|net qty|net contents|शुद्ध मात्रा',
  manufactured: 'month of manufacture|month of manufacture or import|manufacturing month|mfg month|निर्माण का महीना',
  careName: 'consumer care name|customer care name|ग्राहक सेवा',
  careAddress: 'consumer care address|customer care address|ग्राहक सेवा का पता',
  carePhone: 'consumer care phone|customer care phone|customer care number|ग्राहक सेवा का फ़ोन',
  careEmail: 'consumer care email|customer care email|ग्राहक सेवा का ईमेल',
  warrantyMonths: 'warranty months|warranty|guarantee months|वारंटी|वारंटी महीने',
  availability: 'availability|उपलब्धता',
  tags: 'tags|labels|टैग',
  group: 'group|variant group|group key|parent|parent sku|item group id',
  variantBy: 'variant by|variant attributes|varies by',
  images:
    'images|image|image url|image urls|picture|pictures|picture url|image link|photo|main image|फोटो|फ़ोटो|चित्र|तस्वीर',
  stock: 'stock|quantity|qty|stock qty|on hand|in stock|available quantity|inventory|स्टॉक|मात्रा|भंडार',
  active: 'active|status active|live|सक्रिय',
  moreAttributes: 'more attributes|attributes json',
}

/** A heading normalized for lookup: lower case, no punctuation, single spaces. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const fieldByHeading = new Map<string, ImportField>()
for (const [field, names] of Object.entries(NAMES) as [ImportField, string][]) {
  for (const name of names.split('|')) fieldByHeading.set(plainHeading(name), field)
  fieldByHeading.set(plainHeading(field), field)
}

/** Addresses of pages: neither a field nor an attribute. */
const PAGE_ADDRESSES = new Set(['product url', 'product link', 'url', 'link', 'page url'])

/** Additional columns of the file of rejected rows: the row number, and why it was rejected. */
export const REJECTED_HEADINGS = ['Import row', 'Import problem'] as const
const REJECTED = new Set<string>(REJECTED_HEADINGS.map(plainHeading))

/** Whether the store has no use for a column. */
export function isIgnoredHeading(heading: string): boolean {
  const plain = plainHeading(heading)
  return PAGE_ADDRESSES.has(plain) || REJECTED.has(plain)
}

/** The field that a heading means; undefined when it is an attribute. */
export function guessField(heading: string): ImportField | undefined {
  const numbered = plainHeading(heading)
  return fieldByHeading.get(numbered) ?? imageColumn(numbered)
}

/** `Image 2`, `Picture URL 3` */
function imageColumn(plain: string): ImportField | undefined {
  return /^(?:image|picture|photo|image url|picture url)s? \d{1,2}$/.test(plain) ? 'images' : undefined
}

const ACRONYMS = new Set(
  'ac atx awg bios cd cpu cri db dc ddr din dvd dvi ean ecc eu fsb ftp gb gpu gps hd hdd hdmi hs hvac id iec iec60309 ip ipx ir is iso lan lcd led lga mcb moq nfc nvme oem os pc pci pcie pcb pdu poe ps psu pvc raid ram rca rfid rgb rj rms rohs rpm sas sata sd sdram sim smd snmp sram ssd tdp tft tv ul uk ups us usb utp uv va vga vlan voip vpn wan wlan wps xlr'.split(
    ' ',
  ),
)

/** A readable name from a heading or key: `thermal_design_power__tdp_` becomes `Thermal design power (TDP)`. */
export function attributeName(heading: string): string {
  const spaced = /\s/.test(heading)
    ? heading
    : heading.replace(/__([^_]+(?:_[^_]+)*?)_(?=_|$)/g, ' ($1)').replace(/_([a-z])_$/, '($1)')
  const words = spaced
    .replace(/[_\s]+/g, ' ')
    // "(T-T)" only means that a range follows
    .replace(/ \((\w) \1\)/g, '')
    .replace(/\b(\d) (\d)\b/g, '$1.$2')
    .trim()
  if (/[A-Z]/.test(words) || !/[a-z]/.test(words)) return words
  const named = words.replace(/[a-z0-9]+/g, word => (ACRONYMS.has(word) ? word.toUpperCase() : word))
  return named.charAt(0).toUpperCase() + named.slice(1)
}
