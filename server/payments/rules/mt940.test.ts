// MT940: fields over several lines, references, reversals, several messages, and incomplete files.

import { expect, it } from 'vitest'
import { readMt940 } from './mt940.ts'

const HEAD = ':20:STMT1\n:25:50200012345678\n:28C:1/1\n:60F:C261120INR100000,00'
const NEFT = ':61:2611201120C118000,00NTRFNONREF//SBIN226324000001\n:86:NEFT CR-RAO TOOLS-KARKHANA-1000\n01-INVOICE'
const DEBIT = ':61:261121D5000,NMSCNONREF\n:86:ATM WITHDRAWAL'
const IMPS = ':61:261121CR2500,5NTRF632400000002\n:86:IMPS-ASHA-100002'
const whole = (entries: string[], closing: string) => [HEAD, ...entries, `:62F:C261121INR${closing}`, '-}'].join('\n')

it('reads credits with their references; a narration goes on where its line ended', () => {
  expect(readMt940(whole([NEFT, DEBIT, IMPS], '215500,50').replaceAll('\n', '\r\n'))).toEqual({
    credits: [
      {
        ...{ row: 5, amountMinor: 11_800_000, reference: 'SBIN226324000001' },
        narration: 'NEFT CR-RAO TOOLS-KARKHANA-100001-INVOICE',
      },
      { row: 10, amountMinor: 250_050, reference: '632400000002', narration: 'IMPS-ASHA-100002' },
    ],
    rejected: [],
  })
})

it('takes the reversal of a credit off, and that of a debit for no payment', () => {
  const reversed = ':61:261121RC118000,00NTRFNONREF//SBIN226324000001\n:86:RETURNED'
  const returned = ':61:261121RD5000,00NTRFNONREF\n:86:CHEQUE RETURNED'
  expect(readMt940(whole([NEFT, reversed, returned], '105000,00'))?.credits).toHaveLength(1)
})

it('reads several messages, each from its own opening balance', () => {
  const both = `${whole([NEFT], '218000,00')}\n${whole([IMPS], '102500,50')}`
  expect(readMt940(both)?.credits.map(({ amountMinor }) => amountMinor)).toEqual([11_800_000, 250_050])
})

it.each([
  ['entries are missing', whole([NEFT], '218000,01')],
  ['its end is missing', [HEAD, NEFT].join('\n')],
  ['it is in another currency', whole([NEFT], '218000,00').replaceAll('INR', 'AED')],
  ['an entry cannot be read', whole([':61:261121X1,00NTRF'], '100000,00')],
  ['it is a CSV', 'Date,Narration,Credit\n20/11/26,NEFT,1.00'],
  ['it is empty', ''],
])('rejects a file when %s', (_, text) => expect(readMt940(text)).toBeNull())
