// The questions of a setup without a file: each is a flag of the command, and is asked in a terminal when it is not set.

import type { SetupPlan } from './plan.ts'

export interface Question {
  flag: string
  ask: string
  /** Taken when nothing is typed. */
  fallback?: string
  /** Asked in this market only. */
  market?: SetupPlan['market']
}

/** In the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  { flag: 'market', ask: 'Country: in (India) or ae (UAE)', fallback: 'in' },
  { flag: 'seller-code', ask: 'Short code of the seller, such as ACME' },
  { flag: 'legal-name', ask: 'Legal name of the seller, as registered' },
  { flag: 'trade-name', ask: 'Name that buyers see', fallback: '' },
  { flag: 'address', ask: 'Street address of the seller' },
  { flag: 'place', ask: 'City of the seller' },
  { flag: 'phone', ask: 'Phone number for buyers' },
  { flag: 'email', ask: 'Email address for buyers' },
  { flag: 'grievance-officer', ask: 'Who takes complaints, by name' },
  { flag: 'tax-number', ask: 'GSTIN; several, separated by commas, one for each State with a warehouse', market: 'IN' },
  {
    flag: 'tax-number',
    ask: 'TRN and emirate, such as 100482615900003@DU; several, separated by commas',
    market: 'AE',
  },
  {
    flag: 'warehouse',
    ask: 'Warehouse as code:pincode:name, such as PNQ:411019:Pune; several by commas',
    market: 'IN',
  },
  { flag: 'warehouse', ask: 'Warehouse as code:emirate:name, such as DXB:DU:Dubai; several by commas', market: 'AE' },
  { flag: 'carrier', ask: 'Carrier as code:name, such as own-vans:Own vans', fallback: 'standard:Standard delivery' },
  {
    flag: 'delivery',
    ask: 'Working days by distance in km, such as 100:2,500:3,6000:7 (up to 100 km in 2 days, …)',
  },
  { flag: 'cod', ask: 'Cash on delivery: yes or no', fallback: 'yes' },
  { flag: 'max-weight-kg', ask: 'Heaviest parcel in kg', fallback: '50' },
  { flag: 'max-value', ask: 'Highest value of a parcel', fallback: '200000' },
  { flag: 'cod-max-value', ask: 'Highest value with cash on delivery', fallback: '30000' },
  {
    flag: 'deliver-to',
    ask: 'Delivered to: everywhere, or beginnings of pincodes such as 411,412',
    fallback: 'everywhere',
    market: 'IN',
  },
  {
    flag: 'deliver-to',
    ask: 'Delivered to: everywhere, or emirates such as DU,SH',
    fallback: 'everywhere',
    market: 'AE',
  },
  { flag: 'tax-rates', ask: 'Tax rates: a CSV file of yours, or sample (not verified)', fallback: 'sample' },
]

export type Answers = Readonly<Record<string, string | undefined>>

/** The market given by the answers so far. */
export function marketOf(answers: Answers): SetupPlan['market'] {
  return answers.market?.toLowerCase() === 'ae' ? 'AE' : 'IN'
}

/** The question that comes next; null when all that matter are answered. */
export function nextQuestion(answers: Answers): Question | null {
  const market = marketOf(answers)
  return (
    QUESTIONS.find(
      question => answers[question.flag] === undefined && (!question.market || question.market === market),
    ) ?? null
  )
}

const parts = (text = '') =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

function registrationsOf(answers: Answers) {
  return parts(answers['tax-number']).map(part => {
    const [taxNumber = '', emirate] = part.split('@')
    return emirate === undefined ? { taxNumber } : { taxNumber, emirate }
  })
}

function warehousesOf(answers: Answers) {
  const key = marketOf(answers) === 'IN' ? 'pincode' : 'emirate'
  return parts(answers.warehouse).map(part => {
    const [code = '', place = '', name = code] = part.split(':')
    return { code, name, [key]: place }
  })
}

function carriersOf(answers: Answers) {
  const [code = '', name = code] = (answers.carrier ?? '').split(':')
  const bands = parts(answers.delivery).map(part => {
    const [maxKm, days] = part.split(':').map(Number)
    return { maxKm, days }
  })
  const amount = (flag: string) => (answers[flag] ? { value: Number(answers[flag]) } : undefined)
  return [
    {
      ...{ code, name, bands, cod: (answers.cod ?? 'yes').toLowerCase() !== 'no' },
      ...(amount('max-weight-kg') && { maxWeightKg: amount('max-weight-kg')?.value }),
      ...(amount('max-value') && { maxValue: amount('max-value')?.value }),
      ...(amount('cod-max-value') && { codMaxValue: amount('cod-max-value')?.value }),
    },
  ]
}

/** The setup file for the answers; unanswered questions use their default or are missing in it. */
export function fileOf(given: Answers): unknown {
  const market = marketOf(given)
  const fallbacks = QUESTIONS.filter(one => one.fallback !== undefined && (!one.market || one.market === market))
  const known = Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== undefined))
  const answers: Answers = { ...Object.fromEntries(fallbacks.map(one => [one.flag, one.fallback])), ...known }
  const tradeName = answers['trade-name']
  const deliverTo = answers['deliver-to'] ?? 'everywhere'
  return {
    market,
    seller: {
      ...{ code: answers['seller-code'], legalName: answers['legal-name'], address: answers.address },
      ...{ place: answers.place, registrations: registrationsOf(answers) },
      ...(tradeName && { tradeName }),
    },
    contact: { phone: answers.phone, email: answers.email, grievance: { name: answers['grievance-officer'] } },
    warehouses: warehousesOf(answers),
    carriers: carriersOf(answers),
    deliverTo: deliverTo === 'everywhere' ? deliverTo : parts(deliverTo),
    taxRates: answers['tax-rates'],
  }
}
