// Statements in the SWIFT format MT940, which most banks export: entries as credits, and whether the file is complete.

import { referenceOf, type Statement } from './statements.ts'

interface Field {
  /** Number of its first line, from 1. */
  row: number
  tag: string
  text: string
}

/** The fields of a file; a line that starts no field continues the previous one, without a space between them. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const [, tag, rest = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? []
    const last = fields.at(-1)
    if (tag !== undefined) fields.push({ row: at + 1, tag, text: rest })
    // the end of a message and the headers of the next one
    else if (/^(-|\{|-\})/.test(line)) continue
    else if (last) last.text += line
  }
  return fields
}

/** Paise of `118000,00`; null when invalid. */
function paiseOf(text: string): number | null {
  const [, rupees, paise = ''] = /^(\d{1,12}),(\d{0,2})$/.exec(text) ?? []
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

/** A balance in rupees, negative for an overdraft; null for another currency or none. */
function balanceOf(text: string): number | null {
  const [, sign, amount = ''] = /^([CD])\d{6}INR([\d,]+)$/.exec(text.trim()) ?? []
  const paise = paiseOf(amount)
  return sign === undefined || paise === null ? null : sign === 'C' ? paise : -paise
}

/** Value date, entry date, direction (R reverses it), funds code, amount, type, own and bank's reference. */
const ENTRY = /^\d{6}(?:\d{4})?(R?[CD])[A-Z]?(\d{1,12},\d{0,2})[A-Z][A-Z0-9]{3}(.*?)(?:\/\/(.*))?$/

interface Entry {
  direction: string
  paise: number
  references: string[]
}

function entryOf(text: string): Entry | null {
  const [, direction = '', amount = '', own = '', ofBank = ''] = ENTRY.exec(text) ?? []
  const paise = paiseOf(amount)
  return paise === null
    ? null
    : { direction, paise, references: [ofBank, own].filter(part => part && part !== 'NONREF') }
}

/** The entry's effect on the balance: the reversal of a credit is negative. */
const changeOf = ({ direction, paise }: Entry) => (direction === 'C' || direction === 'RD' ? paise : -paise)

/**
 * Reads a statement of an account in rupees; null when it is invalid, an entry cannot be read, or the entries of a
 * message do not lead from its opening to its closing balance: then a part is missing. Reversals are not payments.
 */
export function readMt940(text: string): Statement | null {
  const statement: Statement = { credits: [], rejected: [] }
  let balance: number | null = null
  let isOpen = false
  const fields = fieldsOf(text.replace(/^\uFEFF/, ''))
  for (const [at, { row, tag, text: content }] of fields.entries()) {
    if (tag === '60F' || tag === '60M') {
      balance = balanceOf(content)
      isOpen = true
      if (balance === null) return null
    } else if (tag === '61') {
      const entry = entryOf(content)
      if (!entry || balance === null || !isOpen) return null
      balance += changeOf(entry)
      const told = fields[at + 1]
      const narration = (told?.tag === '86' ? told.text : '').replace(/\s+/g, ' ').trim()
      const { direction, paise: amountMinor, references } = entry
      const reference = references.map(part => referenceOf(part, '')).find(Boolean) ?? referenceOf('', narration)
      if (direction === 'C') statement.credits.push({ row, narration, amountMinor, reference })
    } else if (tag === '62F' || tag === '62M') {
      if (balanceOf(content) !== balance) return null
      isOpen = false
    }
  }
  return balance === null || isOpen ? null : statement
}
