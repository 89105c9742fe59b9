// The fictional sellers of the starter catalog; their registration numbers have valid forms and check digits.

import { seededInteger } from './seeded-random.ts'
import type { StarterMarket } from './types.ts'

/** A seller. `region` is the GST state code in India and the emirate code in the UAE. */
export interface StarterSeller {
  code: string
  market: StarterMarket
  legalName: string
  tradeName: string
  /** GSTIN in India, TRN in the UAE. */
  taxNumber: string
  address: string
  city: string
  region: string
  /** Six digits in India; the UAE has no postcodes. */
  pincode: string | null
  /** Average rating in tenths of a star. */
  ratingTenths: number
  /** Keys of the top categories it trades in. */
  trades: string[]
}

/** One line per seller: code, trades, legal name, trade name, tax number, address, city, region, pincode (India). */
const table = `
SAHYA | safety power-tools plumbing | Sahyadri Industrial Supplies Private Limited | Sahyadri Industrial | 27AAKCS4821M1ZW | Gala 7, Chinchwad MIDC | Pune | 27 | 411019
NAVDL | electricals lighting security | Navrang Electricals Private Limited | Navrang Electricals | 07AAFCN2906Q1Z2 | 1842 Bhagirath Market | Delhi | 07 | 110006
TUNGA | power-tools electricals | Tungabhadra Tools Private Limited | Tunga Tools | 29AAHCT7350L1ZQ | 44 Peenya 1st Stage | Bengaluru | 29 | 560058
KAVER | pumps-motors plumbing gardening | Kaveri Pumps and Motors Private Limited | Kaveri Pumps | 33AAGCK1184P1Z7 | 212 Avinashi Road, Peelamedu | Coimbatore | 33 | 641004
VISHW | pumps-motors plumbing | Vishwas Bearing House | Vishwas Bearings | 24AAEFV6627R1ZH | 9 Rakhial Udyog Vistar | Ahmedabad | 24 | 380023
PADMA | office-supplies appliances lighting gardening | Padma Trading Company Private Limited | Padma Trading | 19AAJCP5093H1ZY | 31 Netaji Subhas Road | Kolkata | 19 | 700001
DECCA | safety medical-supplies | Deccan Safety and Medical Private Limited | Deccan Safety | 36AADCD8412B1Z3 | 6-2 Ranigunj | Secunderabad | 36 | 500003
RAJPA | it-electronics office-supplies appliances security | Rajpath Office and Digital Private Limited | Rajpath Digital | 06AALCR3375E1ZA | Plot 88, Sector 34 | Gurugram | 06 | 122001
GLFDX | electricals lighting it-electronics appliances security office-supplies | Gulf Meridian Trading LLC | Gulf Meridian | 100482615900003 | Warehouse 12, Al Quoz Industrial Area 3 | Dubai | DU
SHJIN | power-tools hand-tools test-measuring pumps-motors bearings-transmission material-handling plumbing electricals | Sharq Industrial Equipment LLC | Sharq Industrial | 100517340200003 | Shed 44, Industrial Area 12 | Sharjah | SH
AUHSF | safety medical-supplies gardening plumbing material-handling appliances | Dhafra Safety and Supplies LLC | Dhafra Supplies | 100396728100003 | Unit M-37, Mussafah | Abu Dhabi | AZ
`

/** Eight Indian sellers in eight states and three in the UAE. */
export const sellers: StarterSeller[] = table
  .trim()
  .split('\n')
  .map(line => {
    const parts = line.split(' | ')
    const [code = '', trades = '', legalName = '', tradeName = '', taxNumber = '', address = '', city = ''] = parts
    const [region = '', pincode = null] = parts.slice(7)
    const market = pincode === null ? 'AE' : 'IN'
    return {
      code,
      market,
      legalName,
      tradeName,
      taxNumber,
      address,
      city,
      region,
      pincode,
      trades: trades.split(' '),
      ratingTenths: seededInteger(`${code}/rating`, 38, 47),
    }
  })
