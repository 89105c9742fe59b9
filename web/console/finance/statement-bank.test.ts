// Recognising the bank of a statement.

import { expect, it } from 'vitest'
import { bankOf } from './statement-bank.ts'

it('a statement is recognised by its columns or tags', () => {
  const of: Record<string, string> = {
    hdfc: 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    icici: 'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR )',
    sbi: 'Account\t1\nTxn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance',
    axis: 'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
    kotak: 'Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr',
    mt940: '{1:F01}{4:\r\n:20:STMT\r\n:25:1\r\n:60F:C261123INR1,00\r\n:61:2611231123C1,00NTRF\r\n',
    camt053: '<?xml version="1.0"?><Document xmlns="x"><BkToCstmrStmt><GrpHdr/>',
  }
  for (const [bank, text] of Object.entries(of)) expect(bankOf(text)).toBe(bank)
  expect(bankOf('Date,Amount')).toBeNull()
})
