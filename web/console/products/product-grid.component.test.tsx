// Row selection in the product grid: by the space key, as a range, and all rows of the page, without opening a cell.

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { staffSessionEndpoints } from '../../../contract/staff/api.ts'
import type { StaffSession } from '../../../contract/staff/schemas.ts'
import { LocaleContext } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { session } from '../app/session.ts'
import { useSelection } from '../components/list-selection.ts'
import { useCellDraft } from './cell-draft.ts'
import { useProductColumns } from './columns.ts'
import { ProductGrid } from './product-grid.tsx'

const rows = ['A1', 'B2', 'C3'].map((partNumber, n) => ({
  ...{ msn: `MSN0000000${n}`, partNumber, sellerCode: 'SAHYA', own: true, cells: { name: `Name of ${partNumber}` } },
}))
const data = { rows, next: null, brands: {}, categories: {}, unknown: [], capped: false }

function TestGrid() {
  const selection = useSelection(rows.map(({ msn }) => msn))
  const columns = useProductColumns([])
  const draft = useCellDraft('products_test')
  const page = { data, error: null, busy: false, again: () => undefined, show: () => undefined }
  return (
    <>
      <ProductGrid {...{ page, data, columns, draft, selection }} onReview={() => undefined} />
      <p>{[...selection.chosen].join(' ')}</p>
    </>
  )
}

test('rows are selected one by one, as a range and all at once, without opening a cell', async () => {
  Element.prototype.scrollIntoView = () => undefined
  session.set(staffSessionEndpoints.staffSession.example.data as StaffSession)
  const messages = await loadAll('en')
  const user = userEvent.setup()
  render(
    <LocaleContext value={{ market: 'IN', language: 'en', messages }}>
      <TestGrid />
    </LocaleContext>,
  )
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
  box('A1').focus()
  await user.keyboard(' ')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('MSN00000000')).toBeTruthy()
  await user.keyboard('{Shift>}')
  await user.click(box('C3'))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('MSN00000000 MSN00000001 MSN00000002')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(4)
})
