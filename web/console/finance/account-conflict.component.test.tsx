// A seller's bank account changed by somebody else meanwhile: compares the last digits, and keeps no draft in the
// browser.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SellerAccount, sellerAccountEndpoints } from '../../../contract/payouts/accounts-api.ts'
import { done, showInConsole, stale } from '../testing/show.tsx'
import { AccountForm } from './seller-accounts.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const account = sellerAccountEndpoints.setSellerAccount.example.data as SellerAccount
const theirs = { ...account, accountLast4: '7777', version: 9 }

it("sets the member's account after showing the other one", async () => {
  const onSaved = vi.fn()
  const form = (
    <AccountForm market="IN" taxNumber={account.taxNumber} account={account} onSaved={onSaved} onCancel={vi.fn()} />
  )
  const { sent, user } = await showInConsole(form, { answers: [stale(theirs), done(account)] })
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
  await type(/^Account holder/, account.holder)
  await type(/^Account number$/, '123456784444')
  await type(/^Repeat the number/, '123456784444')
  await type(/^IFSC/, account.ifsc)
  await user.click(screen.getByRole('button', { name: 'Save account' }))
  expect(await screen.findByText('7777', { exact: false })).toBeTruthy()
  expect(screen.getByText('4444', { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save account' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(account))
  expect(sent.map(({ version }) => version)).toEqual([account.version, 9])
  expect(localStorage.length).toBe(0)
})
