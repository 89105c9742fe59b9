// Bank accounts for refunds, and lookup of IFSC codes.

import { createRequire } from 'node:module'
import { isIfsc, isUaeIban } from '../../../contract/shared/identifiers.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Customer, type Owned, own, requireSelf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type BankRow, deleteBank, findBank, findSealed, insertBank, listBanks } from '../repository.ts'

/** The bank of an IFSC from the offline list of the `ifsc` package; null if there is no such branch. */
export function bankOfIfsc(code: string): { ifsc: string; bank: string; bankCode: string } | null {
  const ifsc = code.trim().toUpperCase()
  const directory = ifscDirectory()
  if (!isIfsc(ifsc) || !directory.validate(ifsc)) return null
  const bankCode = ifsc.slice(0, 4)
  return { ifsc, bank: directory.bankNames[bankCode] ?? bankCode, bankCode }
}

interface IfscDirectory {
  validate(code: string): boolean
  bankNames: Record<string, string>
}
let loadedDirectory: IfscDirectory | null = null

/** Two megabytes of branches, loaded on first use. */
function ifscDirectory(): IfscDirectory {
  if (!loadedDirectory) {
    const require = createRequire(import.meta.url)
    const { validate } = require('ifsc') as { validate: (code: string) => boolean }
    loadedDirectory = { validate, bankNames: require('ifsc/src/banknames.json') as Record<string, string> }
  }
  return loadedDirectory
}

function presentBank({ id, holder, accountLast4, ifsc, bank }: BankRow) {
  return { id, holder, accountLast4, ifsc, bank }
}

export async function bankAccounts(db: Db, actor: Customer, userId: string | undefined) {
  requireSelf(actor, userId)
  return (await listBanks(db, actor.customerId)).map(presentBank)
}

/** Maximum per customer: the list is read by every page that shows it. */
const MAX_ACCOUNTS = 10

const invalidNumber = (message: string) =>
  appError('request.invalid', { problems: [{ path: 'body.accountNumber', message }] })

/**
 * The branch of an account in India; an IBAN of the UAE includes the bank.
 * @throws payment.bank-unknown, address.iban-invalid, request.invalid
 */
export function branchOf(market: Market, { accountNumber, ifsc }: { accountNumber: string; ifsc: string }) {
  if (market === 'AE') {
    if (!isUaeIban(accountNumber)) throw appError('address.iban-invalid')
    return { ifsc: '', bank: '' }
  }
  if (!/^\d{6,18}$/.test(accountNumber)) {
    throw invalidNumber('An account number has 6 to 18 digits.')
  }
  const branch = bankOfIfsc(ifsc)
  if (!branch) throw appError('payment.bank-unknown')
  return branch
}

/** Adds an account for refunds. @throws payment.bank-unknown, address.iban-invalid, request.invalid */
export function addBankAccount(
  app: App,
  actor: Customer,
  input: { holder: string; accountNumber: string; ifsc: string },
) {
  return addAccount(app, app.db, actor, input)
}

/** Adds an account of a customer of a market. @throws payment.bank-unknown, address.iban-invalid, request.invalid */
export async function addAccount(
  app: App,
  db: Db,
  { customerId, market }: { customerId: string; market: Market },
  input: { holder: string; accountNumber: string; ifsc: string },
) {
  const branch = branchOf(market, input)
  const account = {
    customerId,
    holder: input.holder,
    sealed: app.secrets.seal('bank-account', input.accountNumber),
    last4: input.accountNumber.slice(-4),
    ifsc: branch.ifsc,
    bank: branch.bank,
  }
  const row = await insertBank(db, account, MAX_ACCOUNTS)
  if (!row) throw invalidNumber(`At most ${MAX_ACCOUNTS} accounts. Delete one first.`)
  return presentBank(row)
}

/** The customer's account for a refund. @throws address.bank-unknown */
export async function requireBankAccount(db: Db, actor: Customer, id: string): Promise<Owned<BankRow>> {
  return own(await findBank(db, id), actor, 'address.bank-unknown')
}

/** Deletes an account. @throws address.bank-unknown, address.bank-in-use while a refund is due to it */
export async function removeBankAccount(db: Db, actor: Customer, id: string): Promise<void> {
  const row = await requireBankAccount(db, actor, id)
  if (!(await deleteBank(db, row))) throw appError('address.bank-in-use')
}

export interface PayoutAccount {
  holder: string
  accountNumber: string
  ifsc: string
  bank: string
}

/** The full account number, for staff who pay a refund to it; null if it was deleted or its key is lost. */
export async function payoutAccount(app: App, id: string): Promise<PayoutAccount | null> {
  const row = await findSealed(app.db, id)
  const accountNumber = row && app.secrets.unseal('bank-account', row.sealed)
  if (!row || accountNumber === null) return null
  const { holder, ifsc, bank } = row
  return { holder, accountNumber, ifsc, bank }
}
