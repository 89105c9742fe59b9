// Saved cards in the account: named by brand and four digits, deleted by a button of their own.

import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { quietCall } from '../../../framework/session/session.ts'
import { renderInStore } from '../../testing/render.tsx'
import { SavedCards } from './saved-cards.tsx'

vi.mock('../../../framework/session/session.ts', () => ({ quietCall: vi.fn(async () => ({})), messageOf: vi.fn() }))

const visa = { cardId: 'one', gateway: 'stripe', brand: 'Visa', lastFour: '4242', savedAt: '2026-11-23T10:00:00.000Z' }
const rupay = { ...visa, cardId: 'two', brand: 'RuPay', lastFour: '1007' }

it.each(['en', 'hi'] as const)('deletes a card by its button, %s', async language => {
  const { user, t } = renderInStore(<SavedCards initial={[visa, rupay]} />, { language })
  const nameOf = ({ brand, lastFour }: typeof visa) => t('account', 'cardName', { brand, digits: lastFour })
  screen.getByRole('button', { name: t('account', 'cardDeleteNamed', { name: nameOf(rupay) }) }).focus()
  await user.keyboard('{Enter}')
  expect(quietCall).toHaveBeenLastCalledWith('POST /api/v1/payment/postdeleteSavedCards', { body: { cardId: 'two' } })
  await waitFor(() => expect(screen.queryByText(nameOf(rupay))).toBeNull())
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByText(t('account', 'noCards'))).toBeTruthy())
})

it('shows nothing to a customer without cards', () => {
  expect(renderInStore(<SavedCards initial={[]} />).container.textContent).toBe('')
})
