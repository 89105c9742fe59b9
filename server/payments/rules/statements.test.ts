// Statements of five banks: their headers and pitfalls, and which order a credit is for.

import { describe, expect, it } from 'vitest'
import { indexWaiting, matchCredit, readStatement, type StatementCredit, type WaitingOrder } from './statements.ts'

const HDFC = `HDFC BANK Ltd.,,Statement of account,,,,
Account No :,50200012345678,,,,,

Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
********,********,********,********,********,********,********
20/11/26,NEFT CR-SBIN0000095-RAO TOOLS-KARKHANA-100001-SBIN226324000001,SBIN226324000001,20/11/26,,"1,18,000.00","2,18,000.00"
21/11/26,IMPS-632400000002-ASHA-HDFC-100002,0000632400000002,21/11/26,,2500.50,"2,20,500.50"
21/11/26,ATM WITHDRAWAL,000000000000000,21/11/26,5000.00,,"2,15,500.50"
22/11/26,NEFT CR-ROUNDED,1.23E+15,22/11/26,,100.00,"2,15,600.50"
22/11/26,NEFT CR-BROKEN,SBIN226324000009,22/11/26,,12.345,"2,15,600.50"

STATEMENT SUMMARY :-,,,,,,
Opening Balance,Debits,Credits,Closing Bal,,,
`

describe('a statement', () => {
  it('of HDFC: preamble, stars and summary are left out, grouped amounts are read, rounded references are not', () => {
    expect(readStatement('hdfc', `\uFEFF${HDFC.replaceAll('\n', '\r\n')}`)).toEqual({
      credits: [
        {
          row: 6,
          narration: 'NEFT CR-SBIN0000095-RAO TOOLS-KARKHANA-100001-SBIN226324000001',
          reference: 'SBIN226324000001',
          amountMinor: 11_800_000,
        },
        { row: 7, narration: 'IMPS-632400000002-ASHA-HDFC-100002', reference: '632400000002', amountMinor: 250_050 },
      ],
      rejected: [
        { row: 9, reason: 'reference' },
        { row: 10, reason: 'amount' },
      ],
    })
  })

  it.each([
    [
      'icici',
      `S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,20/11/2026,20/11/2026,-,"NEFT-SBIN226324000001-RAO, TOOLS-100001",0.00,"2,500.00","9,000.00"`,
    ],
    [
      'sbi',
      `Account Name\t: KARKHANA\nTxn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance
20 Nov 2026\t20 Nov 2026\tBY TRANSFER-NEFT*SBIN226324000001*RAO, TOOLS*100001\tTRANSFER FROM 3199\t \t2,500.00\t9,000.00`,
    ],
    [
      'axis',
      `Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
20-11-2026,-,NEFT/SBIN226324000001/RAO TOOLS/100001,-,"   2500.00",9000.00,248`,
    ],
    [
      'kotak',
      `Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr
1,20/11/2026,20/11/2026,NEFT RAO TOOLS 100001,SBIN226324000001,"2,500.00",CR,"9,000.00",CR
2,20/11/2026,20/11/2026,CHARGES 100002,KOTAK226324000002,"2,500.00",DR,"6,500.00",CR`,
    ],
  ] as const)('of %s', (bank, text) => {
    const statement = readStatement(bank, text)
    expect(statement?.rejected).toEqual([])
    expect(statement?.credits).toMatchObject([{ reference: 'SBIN226324000001', amountMinor: 250_000 }])
    expect(statement?.credits[0]?.narration).toContain('100001')
  })

  it('without a reference of the bank has none: neither words nor our own reference are one', () => {
    const [header] = HDFC.split('\n').filter(line => line.startsWith('Date,'))
    const rows = ['NEFT CR KH100001T1ABC123 RAO', 'TRANSFERRED BY CHEQUE2026'].map(
      narration => `20/11/26,${narration},000000000000000,20/11/26,,10.00,10.00`,
    )
    const statement = readStatement('hdfc', [header, ...rows].join('\n'))
    expect(statement?.credits.map(({ reference }) => reference)).toEqual(['', ''])
  })

  it('of another bank is none', () => {
    expect(readStatement('icici', HDFC)).toBeNull()
    expect(readStatement('hdfc', '')).toBeNull()
    expect(readStatement('hdfc', 'Date,Narration\n1,2')).toBeNull()
  })
})

describe('a credit', () => {
  const credit = { row: 1, narration: 'NEFT-RAO TOOLS-100001', reference: 'SBIN226324000001', amountMinor: 250_000 }
  const order = (orderNumber: number, amountMinor = 250_000): WaitingOrder => ({
    ...{ orderNumber, amountMinor, transactionRef: `KH${orderNumber}T1ABC123` },
  })

  const match = (one: StatementCredit, waiting: WaitingOrder[]) => matchCredit(one, indexWaiting(waiting))

  it('is for the order that it names, with exactly its amount', () => {
    const waiting = [order(100_001), order(100_002)]
    expect(match(credit, waiting)).toEqual({ order: waiting[0], suggestions: [] })
    const byRef = { ...credit, narration: 'neft kh100002t1abc123 rao' }
    expect(match(byRef, waiting).order?.orderNumber).toBe(100_002)
  })

  it('is only suggested when the amount differs, no order is named, or the number is part of another one', () => {
    expect(match(credit, [order(100_001, 249_999)])).toEqual({ order: null, suggestions: [100_001] })
    expect(match({ ...credit, narration: 'NEFT-RAO' }, [order(100_001)])).toEqual({
      order: null,
      suggestions: [100_001],
    })
    expect(match({ ...credit, narration: 'A/C 9100001' }, [order(100_001, 1)])).toEqual({
      order: null,
      suggestions: [],
    })
    expect(match({ ...credit, reference: '' }, [order(100_001)]).order).toBeNull()
    const both = { ...credit, narration: '100001 100002' }
    expect(match(both, [order(100_001), order(100_002)])).toEqual({
      order: null,
      suggestions: [100_001, 100_002],
    })
  })
})
