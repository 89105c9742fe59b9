// CAMT.053: versions 2 and 8, batches, reversals, entries that are not booked, and incomplete or malicious files.

import { expect, it } from 'vitest'
import { readCamt } from './camt.ts'

const amount = (text: string, direction: string, currency = 'INR') =>
  `<Amt Ccy="${currency}">${text}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`
const balance = (code: string, text: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(text, 'CRDT')}<Dt><Dt>2026-11-20</Dt></Dt></Bal>`
const entry = (text: string, direction: string, details = '', more = '<Sts>BOOK</Sts>') =>
  `<Ntry>${amount(text, direction)}${more}<BookgDt><Dt>2026-11-21</Dt></BookgDt>${details}</Ntry>`
const details = (reference: string, told: string, more = '') =>
  `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${more}<RmtInf><Ustrd>${told}</Ustrd></RmtInf></TxDtls>`
const batch = (...parts: string[]) => `<NtryDtls>${parts.join('')}</NtryDtls>`
const whole = (closing: string, ...entries: string[]) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>${balance('OPBD', '100000.00')}${balance('CLBD', closing)}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
const NEFT = entry('118000.00', 'CRDT', batch(details('SBIN226324000001', 'RAO TOOLS KARKHANA 100001')))

it('reads credits with reference and narration; debits, reversals and what is not booked are none', () => {
  const pending = entry('999.00', 'CRDT', '', '<Sts><Cd>PDNG</Cd></Sts>')
  const back = entry('50.00', 'CRDT', '', '<RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts>')
  const out = entry('5000', 'DBIT')
  expect(readCamt(whole('213050.00', NEFT, pending, back, out))).toEqual({
    credits: [
      { row: 1, amountMinor: 11_800_000, reference: 'SBIN226324000001', narration: 'RAO TOOLS KARKHANA 100001' },
    ],
    rejected: [],
  })
})

it('reads the parts of a batch, with and without a prefix of the namespace', () => {
  const part = (paise: string, reference: string, order: string) =>
    details(reference, `ORDER ${order}`, `<AmtDtls><TxAmt><Amt Ccy="INR">${paise}</Amt></TxAmt></AmtDtls>`)
  const two = entry(
    '300.00',
    'CRDT',
    batch(part('100.00', '632400000002', '100002'), part('200.00', '632400000003', '100003')),
  )
  const text = whole('100300.00', two)
  const credits = [
    { row: 1, amountMinor: 100_00, reference: '632400000002', narration: 'ORDER 100002' },
    { row: 1, amountMinor: 200_00, reference: '632400000003', narration: 'ORDER 100003' },
  ]
  expect(readCamt(text)?.credits).toEqual(credits)
  const prefixed = text.replace(/<(\/?)([A-Z])/g, '<$1n:$2')
  expect(readCamt(prefixed)?.credits).toEqual(credits)
  expect(readCamt(whole('100301.00', two.replace('>300.00<', '>301.00<')))).toBeNull()
})

it.each([
  ['entries are missing', whole('218000.01', NEFT)],
  ['its end is missing', whole('218000.00', NEFT).slice(0, -40)],
  ['it is in another currency', whole('218000.00', NEFT).replaceAll('"INR"', '"AED"')],
  ['a direction is missing', whole('218000.00', NEFT).replaceAll('<CdtDbtInd>CRDT</CdtDbtInd>', '')],
  ['it declares entities', whole('218000.00', NEFT).replace('<Document', '<!DOCTYPE d [<!ENTITY a "b">]><Document')],
  ['it is nested without end', `${'<a>'.repeat(60_000)}${'</a>'.repeat(60_000)}`],
  ['it is a report of another kind', '<Document><BkToCstmrDbtCdtNtfctn/></Document>'],
  ['it is empty', ''],
])('rejects a file when %s', (_, text) => expect(readCamt(text)).toBeNull())
