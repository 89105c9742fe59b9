// Carriers' remittance files: rows as parcels with collected, deducted and paid amounts, and the entry for one.

import type { RemittanceFormat, RemittanceResult } from '../../../contract/ledger/remittances-api.ts'
import { type LedgerLine, summed } from './entries.ts'
import { isDay, minorOf, readStatementFile, type StatementLayout } from './statement-files.ts'

export interface RemittedRow {
  /** Number of the row in the file, the header is 1. */
  row: number
  trackingNumber: string
  /** Collected amount; a claw-back is negative. */
  amountMinor: number
  chargesMinor: number
  chargesTaxMinor: number
  /** Reference of the bank. */
  reference: string
  batch: string
  /** ISO date. */
  remittedOn: string
}

export interface RemittanceFile {
  rows: RemittedRow[]
  rejected: RemittanceResult['rejected']
}

type Texts = Record<'trackingNumber' | 'amount' | 'net' | 'tax' | 'reference' | 'batch' | 'day', string> & {
  /** Deductions, each in its own column. */
  charges: string[]
}

const LAYOUTS: Readonly<Record<RemittanceFormat, StatementLayout<Texts>>> = {
  common: {
    required: ['tracking_number', 'amount', 'charges', 'tax', 'net', 'remitted_on', 'reference'],
    read: cells => ({
      ...{ trackingNumber: cells.tracking_number ?? '', amount: cells.amount ?? '', net: cells.net ?? '' },
      ...{ charges: [cells.charges ?? ''], tax: cells.tax ?? '', day: cells.remitted_on ?? '' },
      ...{ reference: cells.reference ?? '', batch: cells.batch ?? '' },
    }),
  },
  // the columns of its export, in its spelling; charges are deducted, or billed separately and then not part of the
  // difference
  shiprocket: {
    required: ['awb code', 'cod payble amount', 'remitted amount', 'cod remittance date', 'utr no'],
    read: cells => {
      const [amount = '', net = ''] = [cells['cod payble amount'], cells['remitted amount']]
      const keptBack = minorOf(amount) !== minorOf(net)
      const parts = ['cod charges', 'freight total amount', 'rto charges'].map(name => cells[name] || '0')
      return {
        ...{ trackingNumber: cells['awb code'] ?? '', amount, net, tax: '0' },
        charges: keptBack ? parts : ['0'],
        day: (cells['cod remittance date'] ?? '').slice(0, 10),
        ...{ reference: cells['utr no'] ?? '', batch: cells['crf id'] ?? '' },
      }
    },
  },
}

const isName = (text: string) => /^[\x21-\x7e]{1,80}$/.test(text)

function readRow(row: number, texts: Texts): RemittedRow | RemittanceFile['rejected'][number] {
  const { trackingNumber, reference, batch, day } = texts
  const [amount, net, tax] = [texts.amount, texts.net, texts.tax].map(minorOf)
  const parts = texts.charges.map(minorOf)
  if (amount == null || net == null || tax == null || amount === 0) return { row, reason: 'amount' }
  if (parts.some(part => part === null || part < 0) || tax < 0) return { row, reason: 'amount' }
  if (!isName(trackingNumber) || !isName(reference)) return { row, reason: 'reference' }
  if (!isDay(day)) return { row, reason: 'day' }
  const chargesMinor = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
  // a file in another unit or of another meaning does not add up
  if (net !== amount - chargesMinor - tax) return { row, reason: 'sum' }
  return {
    ...{ row, trackingNumber, amountMinor: amount, chargesMinor, chargesTaxMinor: tax, reference },
    ...{ batch: batch.slice(0, 80), remittedOn: day },
  }
}

/** Reads a remittance file; null when its header lacks a column or it is no CSV. */
export function readRemittance(format: RemittanceFormat, csv: string): RemittanceFile | null {
  return readStatementFile(csv, LAYOUTS[format], readRow)
}

/** The lines of a paid-out parcel: from cash held by carriers to the bank, less charges and the tax on them. */
export function remittanceLines(
  carrier: string,
  { amountMinor, chargesMinor, chargesTaxMinor }: Pick<RemittedRow, 'amountMinor' | 'chargesMinor' | 'chargesTaxMinor'>,
): LedgerLine[] {
  return summed([
    { account: 'bank', party: '', amountMinor: amountMinor - chargesMinor - chargesTaxMinor },
    { account: 'carrier-charges', party: carrier, amountMinor: chargesMinor },
    { account: 'carrier-charge-tax', party: carrier, amountMinor: chargesTaxMinor },
    { account: 'cash-on-delivery', party: '', amountMinor: -amountMinor },
  ])
}
