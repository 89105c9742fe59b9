// The warehouses of the starter catalog, with their coordinates.

import type { LocalizedText, StarterMarket } from './types.ts'

/** A warehouse. `region` is the GST state code in India and the emirate code in the UAE. */
export interface StarterWarehouse {
  code: string
  market: StarterMarket
  name: LocalizedText
  address: string
  city: LocalizedText
  region: string
  /** Six digits in India; the UAE has no postcodes. */
  pincode: string | null
  lat: number
  lng: number
}

function india(
  code: string,
  region: string,
  pincode: string,
  city: [en: string, hi: string],
  address: string,
  place: [lat: number, lng: number],
): StarterWarehouse {
  const name = { en: `${city[0]} warehouse`, hi: `${city[1]} गोदाम` }
  const [lat, lng] = place
  return { code, market: 'IN', name, address, city: { en: city[0], hi: city[1] }, region, pincode, lat, lng }
}

function emirates(
  code: string,
  region: string,
  city: [en: string, hi: string],
  address: string,
  place: [lat: number, lng: number],
): StarterWarehouse {
  const name = { en: `${city[0]} warehouse`, hi: `${city[1]} गोदाम` }
  const [lat, lng] = place
  return { code, market: 'AE', name, address, city: { en: city[0], hi: city[1] }, region, pincode: null, lat, lng }
}

/** Eight warehouses in India and three in the UAE. */
export const warehouses: StarterWarehouse[] = [
  india('BWD', '27', '421302', ['Bhiwandi', 'भिवंडी'], 'Building C4, Logistics Park, Dapoda Road', [19.2939, 73.0483]),
  india('DEL', '07', '110020', ['Delhi', 'दिल्ली'], 'B-114, Okhla Industrial Area Phase I', [28.5517, 77.2687]),
  india('BLR', '29', '560058', ['Bengaluru', 'बेंगलुरु'], '27 Peenya Industrial Area, 2nd Stage', [13.0165, 77.5233]),
  india('MAA', '33', '600058', ['Chennai', 'चेन्नई'], '61 Ambattur Industrial Estate', [13.0925, 80.158]),
  india('CCU', '19', '711302', ['Kolkata', 'कोलकाता'], 'Warehouse 9, Dhulagarh, Howrah', [22.5727, 88.1772]),
  india('AMD', '24', '382415', ['Ahmedabad', 'अहमदाबाद'], '340 Odhav GIDC', [23.0205, 72.6597]),
  india('HYD', '36', '500037', ['Hyderabad', 'हैदराबाद'], '18 Balanagar Industrial Area', [17.4881, 78.447]),
  india('GAU', '18', '781031', ['Guwahati', 'गुवाहाटी'], 'Plot 5, Amingaon Industrial Area', [26.1858, 91.6873]),
  emirates('DXB', 'DU', ['Dubai', 'दुबई'], 'Warehouse 12, Al Quoz Industrial Area 3', [25.1372, 55.2403]),
  emirates('SHJ', 'SH', ['Sharjah', 'शारजाह'], 'Shed 44, Industrial Area 12', [25.3087, 55.4209]),
  emirates('AUH', 'AZ', ['Abu Dhabi', 'अबू धाबी'], 'Unit M-37, Mussafah Industrial Area', [24.3592, 54.4961]),
]
