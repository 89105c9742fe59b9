// The fictional sellers of the starter catalogue; their registration numbers have valid forms and check digits.

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
}

type Row = [
  code: string,
  legal: string,
  trade: string,
  taxNumber: string,
  address: string,
  city: string,
  region: string,
]

function india(pincode: string, ...row: Row): StarterSeller {
  return { market: 'IN', pincode, ...fields(row) }
}

function emirates(...row: Row): StarterSeller {
  return { market: 'AE', pincode: null, ...fields(row) }
}

function fields([code, legalName, tradeName, taxNumber, address, city, region]: Row) {
  return { code, legalName, tradeName, taxNumber, address, city, region }
}

/** Eight Indian sellers in eight states and three in the UAE. */
export const sellers: StarterSeller[] = [
  india(
    '411019',
    'SAHYA',
    'Sahyadri Industrial Supplies Private Limited',
    'Sahyadri Industrial',
    '27AAKCS4821M1ZW',
    'Gala 7, Chinchwad MIDC',
    'Pune',
    '27',
  ),
  india(
    '110006',
    'NAVDL',
    'Navrang Electricals Private Limited',
    'Navrang Electricals',
    '07AAFCN2906Q1Z2',
    '1842 Bhagirath Market',
    'Delhi',
    '07',
  ),
  india(
    '560058',
    'TUNGA',
    'Tungabhadra Tools Private Limited',
    'Tunga Tools',
    '29AAHCT7350L1ZQ',
    '44 Peenya 1st Stage',
    'Bengaluru',
    '29',
  ),
  india(
    '641004',
    'KAVER',
    'Kaveri Pumps and Motors Private Limited',
    'Kaveri Pumps',
    '33AAGCK1184P1Z7',
    '212 Avinashi Road, Peelamedu',
    'Coimbatore',
    '33',
  ),
  india(
    '380023',
    'VISHW',
    'Vishwas Bearing House',
    'Vishwas Bearings',
    '24AAEFV6627R1ZH',
    '9 Rakhial Udyog Vistar',
    'Ahmedabad',
    '24',
  ),
  india(
    '700001',
    'PADMA',
    'Padma Trading Company Private Limited',
    'Padma Trading',
    '19AAJCP5093H1ZY',
    '31 Netaji Subhas Road',
    'Kolkata',
    '19',
  ),
  india(
    '500003',
    'DECCA',
    'Deccan Safety and Medical Private Limited',
    'Deccan Safety',
    '36AADCD8412B1Z3',
    '6-2 Ranigunj',
    'Secunderabad',
    '36',
  ),
  india(
    '122001',
    'RAJPA',
    'Rajpath Office and Digital Private Limited',
    'Rajpath Digital',
    '06AALCR3375E1ZA',
    'Plot 88, Sector 34',
    'Gurugram',
    '06',
  ),
  emirates(
    'GLFDX',
    'Gulf Meridian Trading LLC',
    'Gulf Meridian',
    '100482615900003',
    'Warehouse 12, Al Quoz Industrial Area 3',
    'Dubai',
    'DU',
  ),
  emirates(
    'SHJIN',
    'Sharq Industrial Equipment LLC',
    'Sharq Industrial',
    '100517340200003',
    'Shed 44, Industrial Area 12',
    'Sharjah',
    'SH',
  ),
  emirates(
    'AUHSF',
    'Dhafra Safety and Supplies LLC',
    'Dhafra Supplies',
    '100396728100003',
    'Unit M-37, Mussafah',
    'Abu Dhabi',
    'AZ',
  ),
]
