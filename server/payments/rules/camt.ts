// Statements in the ISO 20022 format CAMT.053: entries as credits, and whether each statement is complete.

import { Parser } from 'htmlparser2'
import { referenceOf, type Statement } from './statements.ts'

interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: Element[]
  text: string
}

/** Limits on depth and elements above those of any statement within the size limit of the call. */
const MAX_DEPTH = 40
const MAX_ELEMENTS = 200_000

/** Names without their namespace prefix. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** The tree of an XML text; null when it is invalid, or has a document type, which no bank sends. */
function treeOf(text: string): Element | null {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let valid = !/<!(DOCTYPE|ENTITY)/i.test(text)
  let count = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Element = { name: local(name), attributes, children: [], text: '' }
        if (++count > MAX_ELEMENTS || open.length > MAX_DEPTH) valid = false
        if (!valid) return
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(part) {
        const last = open.at(-1)
        if (valid && last) last.text += part
      },
      onclosetag(name, implied) {
        if (implied || open.at(-1)?.name !== local(name)) valid = false
        else open.pop()
      },
    },
    { xmlMode: true },
  )
  if (valid) parser.end(text)
  return valid && open.length === 1 ? root : null
}

/** The elements at a path of names. */
const all = (of: Element, ...path: string[]): Element[] =>
  path.reduce<Element[]>((found, name) => found.flatMap(one => one.children.filter(child => child.name === name)), [of])
const textOf = (of: Element, ...path: string[]) => all(of, ...path)[0]?.text.trim() ?? ''

/** Paise of `118000.00` in rupees; null for another currency or an invalid amount. */
function paiseOf(amount: Element | undefined): number | null {
  const [, rupees, paise = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount?.text.trim() ?? '') ?? []
  if (rupees === undefined || amount?.attributes.Ccy !== 'INR') return null
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

/** The signed amount; null when its direction is missing. */
function signed(of: Element): number | null {
  const paise = paiseOf(all(of, 'Amt')[0])
  const direction = textOf(of, 'CdtDbtInd')
  if (paise === null || (direction !== 'CRDT' && direction !== 'DBIT')) return null
  return direction === 'CRDT' ? paise : -paise
}

/** A balance of a statement by its code; null when missing. */
function balanceOf(statement: Element, code: string): number | null {
  const found = all(statement, 'Bal').find(one => textOf(one, 'Tp', 'CdOrPrtry', 'Cd') === code)
  return found ? signed(found) : null
}

/** Text in version 2, an element with a code since version 8. */
const isBooked = (entry: Element) => (textOf(entry, 'Sts', 'Cd') || textOf(entry, 'Sts')) === 'BOOK'

interface Part {
  narration: string
  amountMinor: number
  reference: string
}

/** The payments of an entry: its parts, if it is a batch whose parts add up to it; null when they do not. */
function partsOf(entry: Element, paise: number): Part[] | null {
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const part = (of: Element, amountMinor: number): Part => {
    const told = all(of, 'RmtInf', 'Ustrd').map(({ text }) => text)
    const payer = textOf(of, 'RltdPties', 'Dbtr', 'Nm') || textOf(of, 'RltdPties', 'Dbtr', 'Pty', 'Nm')
    const more = textOf(entry, 'AddtlNtryInf')
    const narration = [...told, payer, more].join(' ').replace(/\s+/g, ' ').trim()
    const own = [textOf(of, 'Refs', 'AcctSvcrRef'), textOf(of, 'Refs', 'EndToEndId'), textOf(entry, 'AcctSvcrRef')]
    const reference = own
      .filter(text => text !== 'NOTPROVIDED')
      .map(text => referenceOf(text, ''))
      .find(Boolean)
    return { narration, amountMinor, reference: reference ?? referenceOf('', narration) }
  }
  if (details.length < 2) return [part(details[0] ?? entry, paise)]
  const amounts = details.map(one => paiseOf(all(one, 'Amt')[0] ?? all(one, 'AmtDtls', 'TxAmt', 'Amt')[0]))
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? Number.NaN), 0)
  return total === paise ? details.map((one, index) => part(one, amounts[index] ?? 0)) : null
}

/**
 * Reads statements of accounts in rupees; null when the text is invalid, an entry cannot be read, a batch does not add
 * up, or the booked entries of a statement do not lead from its opening to its closing balance. Reversals are not
 * payments. Rows are counted over all entries of the file.
 */
export function readCamt(text: string): Statement | null {
  const root = treeOf(text.replace(/^\uFEFF/, ''))
  const statements = root ? all(root, 'Document', 'BkToCstmrStmt', 'Stmt') : []
  if (statements.length === 0) return null
  const read: Statement = { credits: [], rejected: [] }
  let row = 0
  for (const statement of statements) {
    const opening = balanceOf(statement, 'OPBD') ?? balanceOf(statement, 'PRCD')
    const closing = balanceOf(statement, 'CLBD')
    if (opening === null || closing === null) return null
    let balance = opening
    for (const entry of all(statement, 'Ntry')) {
      row++
      if (!isBooked(entry)) continue
      const change = signed(entry)
      if (change === null) return null
      balance += change
      if (change <= 0 || textOf(entry, 'RvslInd') === 'true') continue
      const parts = partsOf(entry, change)
      if (!parts) return null
      for (const one of parts) read.credits.push({ row, ...one })
    }
    if (balance !== closing) return null
  }
  return read
}
