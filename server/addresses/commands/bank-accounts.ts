// Bank accounts for refunds, and lookup of IFSC codes.

import { createRequire } from 'node:module'
import { isIfsc } from '../../../contract/shared/identifiers.ts'
import { type Customer, own, requireSelf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type BankRow, deleteBank, findBank, insertBank, listBanks } from '../repository.ts'

/** The bank of an IFSC from the offline list of the `ifsc` package; null when there is no such branch. */
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

export async function addBankAccount(
  app: App,
  actor: Customer,
  input: { holder: string; accountNumber: string; ifsc: string },
) {
  const branch = bankOfIfsc(input.ifsc)
  if (!branch) throw appError('payment.bank-unknown')
  const row = await insertBank(app.db, {
    customerId: actor.customerId,
    holder: input.holder,
    sealed: app.secrets.seal('bank-account', input.accountNumber),
    last4: input.accountNumber.slice(-4),
    ifsc: branch.ifsc,
    bank: branch.bank,
  })
  return presentBank(row)
}

export async function removeBankAccount(db: Db, actor: Customer, id: string): Promise<void> {
  const row = own(await findBank(db, id), actor, 'address.bank-unknown')
  await deleteBank(db, row)
}
