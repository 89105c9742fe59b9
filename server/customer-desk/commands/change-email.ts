// Changes a customer's email address with a code sent to the new one, and notifies the former one.

import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { accountOf, changeProvedEmail } from '../../customers/service.ts'
import { queueMessage } from '../../messages/service.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { maskEmail } from '../../platform/contact-masks.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { type Identifier, identify, sendCode, spendCode } from '../../verification/service.ts'
import { customerForStaff } from '../queries/customers.ts'
import { emailChangedWords } from '../rules/email-words.ts'
import { writeNote } from './account-steps.ts'

interface Change {
  customerId: string
  email: string
}

/** The customer in one of the member's markets, the address, and an actor with the customer's market and language. */
async function requested(app: App, actor: Staff, { customerId, email }: Change) {
  const account = ownAsStaff(await accountOf(app.db, customerId), actor, 'customer.unknown')
  const { market, preferredLanguage: language } = account
  const inMarket: Staff = { ...actor, market, language }
  const identifier: Identifier = identify(inMarket, { email })
  return { account, inMarket, identifier }
}

/**
 * Sends a code to the new address of a customer, who gives it to staff; at most three a day.
 * @throws customer.unknown, auth.identifier, auth.otp-too-many
 */
export async function sendEmailCode(app: App, actor: Staff, change: Change): Promise<{ resendInSeconds: number }> {
  const { inMarket, identifier } = await requested(app, actor, change)
  try {
    const { resendInSeconds } = await sendCode(app, inMarket, identifier, 'email-change')
    return { resendInSeconds }
  } catch (error) {
    // staff are not asked for a proof of work
    if (error instanceof AppError && error.code === 'auth.work-required') throw appError('auth.otp-too-many')
    throw error
  }
}

/**
 * Gives the account the address whose code is named, for a reason that staff read; the former verified address is told. Again it changes
 * nothing. @throws customer.unknown, customer.identifier-taken, auth.identifier, auth.otp-wrong, auth.otp-expired, auth.otp-exhausted
 */
export async function changeEmail(
  app: App,
  actor: Staff,
  change: Change & { code: string; reason: string },
): Promise<CustomerDetail> {
  const { customerId, code, reason } = change
  const { account, inMarket, identifier } = await requested(app, actor, change)
  const { market } = account
  const email = identifier.value
  if (account.email !== email || !account.emailVerified) {
    await spendCode(app, inMarket, identifier, 'email-change', code)
    await app.db.transaction(async tx => {
      const before = await changeProvedEmail(tx, { customerId, market, email })
      if (!before) return
      describeChange({ before: { contact: maskEmail(before.email) }, after: { contact: maskEmail(email) } })
      await writeNote(tx, actor, { customerId, kind: 'email-changed', text: reason })
      if (!before.email || !before.emailVerified) return
      const language = before.preferredLanguage
      await queueMessage(app, tx, {
        ...{ channel: 'mail', recipient: before.email, template: 'email-changed', language },
        ...emailChangedWords(language, maskEmail(email)),
      })
    })
  }
  return customerForStaff(app, customerId)
}
