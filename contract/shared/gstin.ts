// GSTIN, the Indian tax number: its kinds, check digit, state and PAN.

/** GST state codes and the abbreviations of the states; 96 is another country, 97 another territory. */
export const GST_STATES: Readonly<Record<string, string>> = {
  '01': 'JK',
  '02': 'HP',
  '03': 'PB',
  '04': 'CH',
  '05': 'UK',
  '06': 'HR',
  '07': 'DL',
  '08': 'RJ',
  '09': 'UP',
  '10': 'BR',
  '11': 'SK',
  '12': 'AR',
  '13': 'NL',
  '14': 'MN',
  '15': 'MZ',
  '16': 'TR',
  '17': 'ML',
  '18': 'AS',
  '19': 'WB',
  '20': 'JH',
  '21': 'OD',
  '22': 'CG',
  '23': 'MP',
  '24': 'GJ',
  '26': 'DN',
  '27': 'MH',
  '29': 'KA',
  '30': 'GA',
  '31': 'LD',
  '32': 'KL',
  '33': 'TN',
  '34': 'PY',
  '35': 'AN',
  '36': 'TS',
  '37': 'AP',
  '38': 'LA',
  '96': 'OC',
  '97': 'OT',
}

// The kinds are disjoint, except that a tax deductor's number can also be read as a normal one: it comes first.
const KINDS = {
  'tax-deductor': /^\d{2}(?:[A-Z]{5}\d{4}[A-Z][1-9A-Z]|[A-Z]{4}\d{5}[A-Z]\d)D[0-9A-Z]$/,
  normal: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/,
  'tcs-operator': /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
  'un-body': /^\d{4}[A-Z]{3}\d{5}[UO]N[A-Z0-9]$/,
  'non-resident': /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/,
  oidar: /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/,
  government: /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ\d$/,
} as const
export type GstinKind = keyof typeof KINDS

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Numbers of the official e-invoice sandbox; they are not valid GSTINs. */
const SANDBOX = ['01AMBPG7773M002', '02AMBPG7773M002', '36AMBPG7773M002']

export type GstinResult =
  | { valid: true; gstin: string; kind: GstinKind; stateCode: string; pan: string | null; sandbox: boolean }
  | { valid: false; reason: 'format' | 'check-digit' | 'state' }

/** The check character of the first 14 characters (upper case). @throws RangeError for other input */
export function gstinCheckDigit(first14: string): string {
  if (!/^[0-9A-Z]{14}$/.test(first14)) throw new RangeError('a check digit is computed from 14 characters 0-9 A-Z')
  let total = 0
  for (let index = 0; index < 14; index += 1) {
    const weighted = ALPHABET.indexOf(first14.charAt(index)) * (index % 2 === 0 ? 1 : 2)
    total += Math.floor(weighted / 36) + (weighted % 36)
  }
  return ALPHABET.charAt((36 - (total % 36)) % 36)
}

/** The GST state code at the start of a number, or null when it is not a state (such as 99). */
export function gstinState(gstin: string): string | null {
  const code = gstin.trim().slice(0, 2)
  return Object.hasOwn(GST_STATES, code) ? code : null
}

/**
 * Parses a GSTIN as typed (any case, spaces anywhere). `allowSandbox` accepts the three numbers of the official test
 * portal; use it in test mode only. For OIDAR numbers (foreign online services) only the format is checked: genuine
 * ones with a different check digit have been reported, and 99 is not a state.
 */
export function parseGstin(text: string, options: { allowSandbox?: boolean } = {}): GstinResult {
  const gstin = text.replace(/\s+/g, '').toUpperCase()
  if (options.allowSandbox && SANDBOX.includes(gstin)) {
    const [stateCode, pan] = [gstin.slice(0, 2), gstin.slice(2, 12)]
    return { valid: true, gstin, kind: 'normal', stateCode, pan, sandbox: true }
  }
  const kind = (Object.keys(KINDS) as GstinKind[]).find(name => KINDS[name].test(gstin))
  if (!kind) return { valid: false, reason: 'format' }
  if (kind !== 'oidar') {
    if (gstinState(gstin) === null) return { valid: false, reason: 'state' }
    if (gstinCheckDigit(gstin.slice(0, 14)) !== gstin.charAt(14)) return { valid: false, reason: 'check-digit' }
  }
  const pan = gstin.slice(2, 12)
  return { valid: true, gstin, kind, stateCode: gstin.slice(0, 2), pan: PAN.test(pan) ? pan : null, sandbox: false }
}

/** Whether a text is a valid GSTIN of a buyer, see `parseGstin`. */
export function isGstin(text: string, options: { allowSandbox?: boolean } = {}): boolean {
  return parseGstin(text, options).valid
}
