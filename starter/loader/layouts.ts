// The layouts of the starter store, which an operator can edit: home and footer of both markets, in both languages.

import { MARKET_LIMITS } from '../../contract/shared/limits.ts'
import { formatMoney } from '../../contract/shared/money.ts'
import type { BlockDefinition, FooterDefinition, LayoutRow } from '../../server/content/service.ts'
import type { LocalizedText, StarterMarket } from '../catalogue/types.ts'
import { contacts } from '../content/contact.ts'

/** Top categories with a row of products on the home page; brands, guides and other ways in follow. */
const ROWS: Record<StarterMarket, string[]> = {
  IN: ['114000000'],
  AE: ['1003000000'],
}

/** As many as a desktop shows side by side. */
const ROW_SIZE = 6

export const WELCOME_CODE: Record<StarterMarket, string> = { IN: 'WELCOME100', AE: 'WELCOME10' }

const HERO_TITLE: Record<StarterMarket, LocalizedText> = {
  IN: {
    en: 'Everything your plant needs, priced with and without GST.',
    hi: 'आपके कारखाने की हर ज़रूरत, GST सहित और GST के बिना कीमत के साथ।',
  },
  AE: {
    en: 'Everything your site needs, priced with and without VAT.',
    hi: 'आपकी साइट की हर ज़रूरत, VAT सहित और VAT के बिना कीमत के साथ।',
  },
}

const REGISTRATION: Record<StarterMarket, { title: LocalizedText; text: LocalizedText }> = {
  IN: {
    title: { en: 'Add your GSTIN', hi: 'अपना GSTIN जोड़ें' },
    text: { en: 'See prices without GST first', hi: 'बिना GST की कीमत पहले देखें' },
  },
  AE: {
    title: { en: 'Add your TRN', hi: 'अपना TRN जोड़ें' },
    text: { en: 'See prices without VAT first', hi: 'बिना VAT की कीमत पहले देखें' },
  },
}

const OTHER_WAYS_TO_PAY: Record<StarterMarket, LocalizedText> = {
  IN: { en: 'Or cards, UPI, net banking and wallets', hi: 'या कार्ड, UPI, नेट बैंकिंग और वॉलेट' },
  AE: { en: 'Or credit and debit cards', hi: 'या क्रेडिट और डेबिट कार्ड' },
}

/** Formats an amount for a market, without zero decimals. */
export function money(market: StarterMarket, minor: number): string {
  const locale = market === 'IN' ? 'en-IN' : 'en-AE'
  return formatMoney(minor, MARKET_LIMITS[market].currency, locale).replace(/\.00$/, '')
}

/** Welcome offer with the amounts of the market: the same figures are charged. */
function welcome(market: StarterMarket): LocalizedText {
  const { welcomeOffer } = MARKET_LIMITS[market]
  const [off, above] = [money(market, welcomeOffer.valueMinor), money(market, welcomeOffer.aboveMinor)]
  return {
    en: `Flat ${off} off your first order above ${above} with code`,
    hi: `${above} से ऊपर के पहले ऑर्डर पर सीधे ${off} की छूट, कोड`,
  }
}

function freeDelivery(market: StarterMarket): LocalizedText {
  const above = money(market, MARKET_LIMITS[market].shipping.freeAboveMinor)
  return { en: `On orders above ${above}`, hi: `${above} से ऊपर के ऑर्डर पर` }
}

/** Introduction of the store, the welcome offer and three short links. */
function hero(market: StarterMarket): BlockDefinition {
  return {
    kind: 'hero',
    title: HERO_TITLE[market],
    text: welcome(market),
    code: WELCOME_CODE[market],
    action: { name: { en: 'Shop bestsellers', hi: 'बेस्टसेलर देखें' }, link: '/search?tag=bestseller' },
    picture: market === 'IN' ? '114000000' : '1003000000',
    shortcuts: [
      {
        icon: 'truck',
        title: { en: 'Next-day delivery', hi: 'अगले दिन डिलीवरी' },
        text: {
          en: 'In stock near you, with the date before you buy',
          hi: 'आपके पास स्टॉक में, खरीदने से पहले तारीख के साथ',
        },
        link: '/search?tag=next-day',
      },
      {
        icon: 'tag',
        title: { en: 'Deals', hi: 'डील' },
        text: { en: 'The biggest discounts today', hi: 'आज की सबसे बड़ी छूट' },
        link: '/search?tag=deal',
      },
      { icon: 'doc', ...REGISTRATION[market], link: '/dashboard' },
    ],
  }
}

/** Assurances for every order. */
function assurances(market: StarterMarket): BlockDefinition {
  return {
    kind: 'assurances',
    items: [
      { icon: 'truck', title: { en: 'Free delivery', hi: 'मुफ़्त डिलीवरी' }, text: freeDelivery(market) },
      {
        icon: 'cash',
        title: { en: 'Cash on delivery', hi: 'कैश ऑन डिलीवरी' },
        text: OTHER_WAYS_TO_PAY[market],
      },
      {
        icon: 'tag',
        title: { en: 'Quantity discounts', hi: 'ज़्यादा मात्रा पर छूट' },
        text: { en: 'Lower prices on larger quantities', hi: 'जितनी ज़्यादा मात्रा, उतनी कम कीमत' },
      },
      {
        icon: 'help',
        title: { en: '365-day help desk', hi: 'साल के 365 दिन हेल्प डेस्क' },
        text: { en: 'Replies within 24 hours', hi: '24 घंटे के भीतर जवाब' },
      },
    ],
  }
}

function home(market: StarterMarket): BlockDefinition[] {
  return [
    hero(market),
    { kind: 'categories', title: { en: 'Shop by category', hi: 'श्रेणी के अनुसार खरीदें' } },
    {
      kind: 'products',
      title: { en: 'Bestsellers', hi: 'बेस्टसेलर' },
      link: '/search?tag=bestseller',
      tag: 'bestseller',
      size: ROW_SIZE,
    },
    ...ROWS[market].map(category => ({
      kind: 'products' as const,
      title: null,
      link: null,
      category,
      size: ROW_SIZE,
    })),
    assurances(market),
  ]
}

const HELP: FooterDefinition['columns'][number] = {
  title: { en: 'Help', hi: 'मदद' },
  links: [
    { name: { en: 'About us', hi: 'हमारे बारे में' }, link: '/info/about' },
    { name: { en: 'Shipping', hi: 'शिपिंग' }, link: '/info/shipping' },
    { name: { en: 'Returns', hi: 'वापसी' }, link: '/info/returns' },
    { name: { en: 'Payment options', hi: 'भुगतान के तरीके' }, link: '/info/payment-options' },
    { name: { en: 'Help centre', hi: 'सहायता केंद्र' }, link: '/help' },
    { name: { en: 'Track an order', hi: 'ऑर्डर ट्रैक करें' }, link: '/track-order' },
    { name: { en: 'Support', hi: 'सपोर्ट' }, link: '/bharat-pay' },
    { name: { en: 'Contact us', hi: 'संपर्क करें' }, link: '/info/contact' },
    { name: { en: 'Privacy', hi: 'गोपनीयता' }, link: '/info/privacy' },
    { name: { en: 'Terms', hi: 'शर्तें' }, link: '/info/terms' },
  ],
}

function footer(market: StarterMarket): FooterDefinition {
  return {
    columns: [
      { title: { en: 'Shop', hi: 'खरीदारी' }, links: [], topCategories: 4 },
      {
        title: { en: 'Explore', hi: 'और देखें' },
        links: [
          { name: { en: 'All categories', hi: 'सभी श्रेणियाँ' }, link: '/categories' },
          { name: { en: 'All brands', hi: 'सभी ब्रांड' }, link: '/brands' },
          { name: { en: 'Brand stores', hi: 'ब्रांड स्टोर' }, link: '/brand-store' },
          { name: { en: 'Best offers', hi: 'सबसे अच्छे ऑफ़र' }, link: '/deals/best-offers' },
          { name: { en: 'Bulk quotes', hi: 'थोक कोटेशन' }, link: '/bulk-enquiry' },
          { name: { en: 'Price lists', hi: 'प्राइस लिस्ट' }, link: '/price-list' },
          { name: { en: 'Guides and articles', hi: 'गाइड और लेख' }, link: '/articles' },
          { name: { en: 'Newsletter', hi: 'न्यूज़लेटर' }, link: '/newsletter' },
        ],
      },
      HELP,
      {
        title: { en: 'Your account', hi: 'आपका खाता' },
        links: [
          { name: { en: 'Orders', hi: 'ऑर्डर' }, link: '/dashboard/order' },
          { name: { en: 'Account', hi: 'खाता' }, link: '/dashboard' },
        ],
      },
    ],
    contact: {
      phone: contacts[market].phone,
      email: contacts[market].email,
      hours: {
        en: 'Calls 10:30 AM to 4:30 PM, Monday to Saturday',
        hi: 'कॉल: सोमवार से शनिवार, सुबह 10:30 से शाम 4:30 बजे तक',
      },
      promise: {
        en: 'Replies within 24 hours. Help desk on all 365 days.',
        hi: '24 घंटे के भीतर जवाब। हेल्प डेस्क साल के 365 दिन।',
      },
    },
    grievance: contacts[market].grievance,
    legal: {
      en: 'Karkhana Marketplace. Products, brands and sellers of this starter catalogue are made up; prices include tax.',
      hi: 'कारखाना मार्केटप्लेस। इस शुरुआती कैटलॉग के उत्पाद, ब्रांड और विक्रेता काल्पनिक हैं; कीमतों में टैक्स शामिल है।',
    },
  }
}

/** Rows of the table `layouts`. */
export const layouts: LayoutRow[] = (['IN', 'AE'] as const).flatMap(market => [
  { market, code: 'home', body: home(market) },
  { market, code: 'footer', body: footer(market) },
])
