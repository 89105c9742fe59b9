// Cities for which listings may offer next-day delivery, by market; which are served depends on the warehouses.

import type { Market } from '../../../contract/shared/market.ts'
import type { LocalizedText } from '../../catalog/service.ts'

export interface City {
  /** Segment of the URL below `/city/`. */
  slug: string
  name: LocalizedText
  /** A central pincode, or the emirate. */
  place: string
  lat: number
  lng: number
}

const city = (slug: string, en: string, hi: string, place: string, lat: number, lng: number): City => ({
  slug,
  name: { en, hi },
  place,
  lat,
  lng,
})

export const CITIES: Readonly<Record<Market, readonly City[]>> = {
  IN: [
    city('mumbai', 'Mumbai', 'मुंबई', '400070', 19.0726, 72.8845),
    city('thane', 'Thane', 'ठाणे', '400601', 19.1943, 72.9702),
    city('delhi', 'Delhi', 'दिल्ली', '110001', 28.6328, 77.2197),
    city('noida', 'Noida', 'नोएडा', '201301', 28.57, 77.32),
    city('gurugram', 'Gurugram', 'गुरुग्राम', '122001', 28.4601, 77.0305),
    city('bengaluru', 'Bengaluru', 'बेंगलुरु', '560001', 12.9763, 77.6033),
    city('chennai', 'Chennai', 'चेन्नई', '600001', 13.0896, 80.2882),
    city('hyderabad', 'Hyderabad', 'हैदराबाद', '500001', 17.3871, 78.4804),
    city('kolkata', 'Kolkata', 'कोलकाता', '700001', 22.5697, 88.3476),
    city('ahmedabad', 'Ahmedabad', 'अहमदाबाद', '380001', 23.0258, 72.5873),
    city('pune', 'Pune', 'पुणे', '411001', 18.5289, 73.8744),
    city('guwahati', 'Guwahati', 'गुवाहाटी', '781001', 26.1844, 91.7458),
  ],
  AE: [
    city('dubai', 'Dubai', 'दुबई', 'DU', 25.2048, 55.2708),
    city('sharjah', 'Sharjah', 'शारजाह', 'SH', 25.3463, 55.4209),
    city('ajman', 'Ajman', 'अजमान', 'AJ', 25.4052, 55.5136),
    city('abu-dhabi', 'Abu Dhabi', 'अबू धाबी', 'AZ', 24.4539, 54.3773),
  ],
}
