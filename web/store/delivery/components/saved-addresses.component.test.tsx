// Saved addresses in the delivery location dialog: chosen, stored in the browser, cleared at logout.

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { addressEndpoints } from '../../../../contract/addresses/api.ts'
import { readStored } from '../../../framework/api/browser-storage.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { clearUser, LOCATION_KEY, storeDeliveryLocation } from '../../app/session.ts'
import { renderInStore } from '../../testing/render.tsx'
import { SavedAddresses } from './saved-addresses.tsx'

vi.mock('../../../framework/session/session.ts', async original => ({
  ...(await original<object>()),
  quietCall: vi.fn(),
}))

const [home] = addressEndpoints.addressList.example.addressList
if (!home) throw new Error('the example has no address')
const office = {
  ...home,
  addressId: 'office',
  name: 'Stores',
  addressLine: 'Gate 2',
  city: 'Bengaluru',
  postCode: '560058',
}
const billing = { ...home, addressId: 'billing', type: 'billing' as const }
const stored = () => readStored<Record<string, unknown>>(LOCATION_KEY)

it.each(['en', 'hi'] as const)('a saved address is the delivery location, %s', async language => {
  localStorage.clear()
  vi.mocked(quietCall).mockResolvedValueOnce({ addressList: [billing, home, office] } as never)
  const onDone = vi.fn()
  const { user, t } = renderInStore(<SavedAddresses onDone={onDone} />, { language })
  const group = await screen.findByRole('group', { name: t('address', 'savedAddresses') })
  expect(group.querySelectorAll('input')).toHaveLength(2)
  await user.click(screen.getByRole('radio', { name: /Stores/ }))
  expect(onDone).toHaveBeenCalledOnce()
  expect(stored()).toMatchObject({
    ...{ pincode: '560058', city: 'Bengaluru', selectedIndex: 1 },
    userAddress: expect.stringContaining('Gate 2'),
  })
  // the same location from the next session call keeps the choice
  storeDeliveryLocation({ code: '560058', name: 'Bengaluru' })
  expect(stored()).toMatchObject({ selectedIndex: 1 })
  // logging out keeps the location, not the address
  clearUser()
  expect(stored()).toMatchObject({ pincode: '560058', selectedIndex: -1, userAddress: 'Bengaluru 560058' })
  // another location remembers the previous one
  storeDeliveryLocation({ code: '411026', name: 'Pune' })
  expect(stored()).toMatchObject({ pincode: '411026', oldPincode: '560058', selectedIndex: -1 })
})

it('shows nothing to a customer without addresses, or when they cannot be loaded', async () => {
  vi.mocked(quietCall).mockResolvedValueOnce({ addressList: [billing] } as never)
  const { container } = renderInStore(<SavedAddresses onDone={vi.fn()} />)
  await vi.waitFor(() => expect(quietCall).toHaveBeenCalled())
  expect(container.querySelector('fieldset')).toBeNull()
})
