// Possible meanings of a staff search.

import { expect, test } from 'vitest'
import { customerSearch } from './rules.ts'

test('a text is a number, phone, mail address, tax number or a part of a name', () => {
  expect(customerSearch('98765 43210', 'IN')).toEqual({
    ...{ number: 9876543210, phones: ['9876543210', '919876543210'], email: null, taxNumber: null, name: null },
  })
  expect(customerSearch('+971 50 123 4567', 'AE').phones).toContain('971501234567')
  expect(customerSearch('०५०१२३४५६७', 'AE').phones).toContain('971501234567')
  expect(customerSearch('100234567890003', 'AE')).toMatchObject({ taxNumber: '100234567890003' })
  expect(customerSearch('27aapfu0939f1zv', 'IN')).toMatchObject({ taxNumber: '27AAPFU0939F1ZV', number: null })
  expect(customerSearch('Asha@Plant.example', 'IN')).toMatchObject({ email: 'asha@plant.example', name: null })
  expect(customerSearch('50%_', 'IN').name).toBe('%50\\%\\_%')
  expect(customerSearch('a', 'IN')).toMatchObject({ name: null, number: null, email: null, taxNumber: null })
})
