// Sections of tax returns as tables, one row for each document and rate.

import type { Gstr1Section } from '../../../contract/tax-returns/sections.rules.ts'
import { type Gstr1Sections, natureOf } from './gstr1.ts'
import type { Gstr8Row } from './gstr8.ts'
import { rupees } from './supplies.ts'

type Table = string[][]

const text = (value: string | number | undefined): string =>
  typeof value === 'number' ? value.toFixed(2) : (value ?? '')

const TAX_HEADINGS = ['Rate', 'Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax']

interface Item {
  rt: number
  txval: number
  iamt?: number
  camt?: number
  samt?: number
}
const taxCells = ({ rt, txval, iamt = 0, camt = 0, samt = 0 }: Item) => [rt, txval, iamt, camt, samt].map(text)

const TABLES: Readonly<Record<Gstr1Section, (sections: Gstr1Sections) => Table>> = {
  b2b: ({ b2b }) => [
    [
      'GSTIN of Recipient',
      'Invoice Number',
      'Invoice Date',
      'Invoice Value',
      'Place Of Supply',
      'Reverse Charge',
      ...TAX_HEADINGS,
    ],
    ...b2b.flatMap(({ ctin, inv }) =>
      inv.flatMap(({ inum, idt, val, pos, rchrg, itms }) =>
        itms.map(({ itm_det }) => [ctin, inum, idt, text(val), pos, rchrg, ...taxCells(itm_det)]),
      ),
    ),
  ],
  b2cl: ({ b2cl }) => [
    ['Invoice Number', 'Invoice Date', 'Invoice Value', 'Place Of Supply', ...TAX_HEADINGS],
    ...b2cl.flatMap(({ pos, inv }) =>
      inv.flatMap(({ inum, idt, val, itms }) =>
        itms.map(({ itm_det }) => [inum, idt, text(val), pos, ...taxCells(itm_det)]),
      ),
    ),
  ],
  b2cs: ({ b2cs }) => [
    ['Supply Type', 'Place Of Supply', ...TAX_HEADINGS],
    ...b2cs.map(row => [row.sply_ty, row.pos, ...taxCells(row)]),
  ],
  cdnr: ({ cdnr }) => [
    [
      'GSTIN of Recipient',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
      'Reverse Charge',
      'Note Value',
      ...TAX_HEADINGS,
    ],
    ...cdnr.flatMap(({ ctin, nt }) =>
      nt.flatMap(({ nt_num, nt_dt, ntty, pos, rchrg, val, itms }) =>
        itms.map(({ itm_det }) => [ctin, nt_num, nt_dt, ntty, pos, rchrg, text(val), ...taxCells(itm_det)]),
      ),
    ),
  ],
  cdnur: ({ cdnur }) => [
    ['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value', ...TAX_HEADINGS],
    ...cdnur.flatMap(({ typ, nt_num, nt_dt, ntty, pos, val, itms }) =>
      itms.map(({ itm_det }) => [typ, nt_num, nt_dt, ntty, pos, text(val), ...taxCells(itm_det)]),
    ),
  ],
  nil: ({ nil }) => [
    ['Supply Type', 'Exempted', 'Nil Rated', 'Non-GST'],
    ...nil.map(({ sply_ty, expt_amt, nil_amt, ngsup_amt }) => [sply_ty, ...[expt_amt, nil_amt, ngsup_amt].map(text)]),
  ],
  hsn_b2b: ({ hsn_b2b }) => hsnTable(hsn_b2b),
  hsn_b2c: ({ hsn_b2c }) => hsnTable(hsn_b2c),
  doc_issue: ({ doc_issue }) => [
    ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled', 'Net Issued'],
    ...doc_issue.flatMap(({ doc_num, docs }) =>
      docs.map(({ from, to, totnum, cancel, net_issue }) => [
        ...[natureOf(doc_num), from, to],
        ...[totnum, cancel, net_issue].map(String),
      ]),
    ),
  ],
}

function hsnTable(rows: Gstr1Sections['hsn_b2b']): Table {
  return [
    ['HSN', 'Description', 'UQC', 'Total Quantity', ...TAX_HEADINGS],
    ...rows.map(row => [row.hsn_sc, row.desc, row.uqc, String(row.qty), ...taxCells(row)]),
  ]
}

/** A section of GSTR-1, the heading first. */
export function gstr1Table(sections: Gstr1Sections, section: Gstr1Section): Table {
  return TABLES[section](sections)
}

/** GSTR-8, the heading first. */
export function gstr8Table(rows: readonly Gstr8Row[]): Table {
  const headings = ['GSTIN of Supplier', 'Trade Name', 'Supplies to Registered', 'Returned by Registered']
  const others = ['Supplies to Unregistered', 'Returned by Unregistered', 'Net Amount']
  return [
    [...headings, ...others, 'Integrated Tax', 'Central Tax', 'State/UT Tax'],
    ...rows.map(row => [
      row.taxNumber,
      row.tradeName,
      ...[row.registeredMinor, row.registeredReturnedMinor, row.unregisteredMinor, row.unregisteredReturnedMinor]
        .concat(row.netMinor, row.igstMinor, row.cgstMinor, row.sgstMinor)
        .map(minor => text(rupees(minor))),
    ]),
  ]
}
