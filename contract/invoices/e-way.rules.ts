// When a consignment needs an e-way bill, and for how many days one is valid (Rule 138 of the CGST Rules).

/** Between States: 50,000 rupees, taxes included. */
const INTER_STATE_MINOR = 50_000_00
const ONE_LAKH_MINOR = 1_00_000_00

/** A limit within a State, from a date; null where no bill is needed. */
interface StateLimit {
  state: string
  since: string
  aboveMinor: number | null
}

/**
 * Limits within a State where they are not 50,000 rupees, by GST code: check them against the State's notification
 * before use, because public lists differ. Chhattisgarh, Goa and Madhya Pradesh require bills only for listed products
 * and have the lower limit here; in West Bengal it applies since December 2023.
 */
const WITHIN_STATE: readonly StateLimit[] = [
  ...['03', '07', '08', '10', '20', '27', '33'].map(state => ({
    state,
    since: '2018-06-01',
    aboveMinor: ONE_LAKH_MINOR,
  })),
  { state: '19', since: '2023-12-01', aboveMinor: INTER_STATE_MINOR },
  { state: '19', since: '2018-06-01', aboveMinor: ONE_LAKH_MINOR },
  { state: '01', since: '2018-06-01', aboveMinor: null },
]

export interface Consignment {
  /** GST codes of the State of dispatch and of delivery. */
  from: string
  to: string
  /** ISO date of the document. */
  on: string
  /** Taxable value and tax; exempt products are left out (Explanation 2). */
  valueMinor: number
}

/** The value above which a consignment needs an e-way bill; null where none is needed. */
export function eWayLimit({ from, to, on }: Omit<Consignment, 'valueMinor'>): number | null {
  if (from !== to) return INTER_STATE_MINOR
  const limit = WITHIN_STATE.find(({ state, since }) => state === from && on >= since)
  return limit === undefined ? INTER_STATE_MINOR : limit.aboveMinor
}

/** Whether a consignment needs an e-way bill. */
export function needsEWayBill(consignment: Consignment): boolean {
  const limit = eWayLimit(consignment)
  return limit !== null && consignment.valueMinor > limit
}

/** Days of validity: one for each 200 km or part of it, for each 20 km of over-dimensional cargo. */
export function eWayDays(km: number, overDimensional = false): number {
  return Math.max(1, Math.ceil(km / (overDimensional ? 20 : 200)))
}
