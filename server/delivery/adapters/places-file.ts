// Reads reference locations: States and emirates with their names, and the pincodes of India.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import type { PincodeRow, StatePlace } from '../repository/network.ts'

interface StateCsv {
  gst_state_code: string
  abbr: string
  name_en: string
  name_hi: string
  capital_or_type: string
}
interface EmirateCsv {
  code: string
  name_en: string
  name_hi: string
}
interface PincodeCsv {
  pincode: string
  place: string
  district: string
  gst_state_code: string
  lat: string
  lng: string
  latlng_source: string
}

/** Coordinates of the capitals of the emirates. */
const EMIRATE_PLACES: Record<string, [lat: number, lng: number]> = {
  AZ: [24.4539, 54.3773],
  DU: [25.2048, 55.2708],
  SH: [25.3463, 55.4209],
  AJ: [25.4052, 55.5136],
  UQ: [25.5647, 55.5552],
  RK: [25.8007, 55.9762],
  FU: [25.1288, 56.3265],
}

/** State codes of the tax system that are not States: supplies outside the States and abroad. */
const NO_PLACES = ['96', '97']

function csv<Row>(text: string): Row[] {
  return parse(text, { columns: true, bom: true })
}

function emirateRow({ code, name_en, name_hi }: EmirateCsv): StatePlace {
  const place = EMIRATE_PLACES[code]
  if (!place) throw new Error(`No position is known for the emirate ${code}`)
  const [lat, lng] = place
  const countryId = MARKET_INFO.AE.countryId
  return { countryId, code, abbreviation: code, nameEn: name_en, nameHi: name_hi, kind: 'emirate', lat, lng }
}

/** The States of India and the emirates. `reference` is the folder of the reference data. */
export async function readStates(reference: string): Promise<StatePlace[]> {
  const states = csv<StateCsv>(await readFile(join(reference, 'in-states.csv'), 'utf8'))
  const emirates = csv<EmirateCsv>(await readFile(join(reference, 'emirates.csv'), 'utf8'))
  return [
    ...states
      .filter(state => !NO_PLACES.includes(state.gst_state_code))
      .map(state => ({
        countryId: MARKET_INFO.IN.countryId,
        code: state.gst_state_code,
        abbreviation: state.abbr,
        nameEn: state.name_en,
        nameHi: state.name_hi,
        kind: state.capital_or_type,
        lat: null,
        lng: null,
      })),
    ...emirates.map(emirateRow),
  ]
}

/** The pincodes of India. `reference` is the folder of the reference data. */
export async function readPincodes(reference: string): Promise<PincodeRow[]> {
  const packed = await readFile(join(reference, 'pincodes.csv.gz'))
  const rows = csv<PincodeCsv>((await promisify(gunzip)(packed)).toString('utf8'))
  return rows.map(row => ({
    pincode: row.pincode,
    place: row.place,
    district: row.district,
    stateCode: row.gst_state_code,
    lat: Number(row.lat),
    lng: Number(row.lng),
    positionSource: row.latlng_source,
  }))
}
