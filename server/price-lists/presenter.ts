// Rows of customer groups, price lists and their prices as the calls return them.

import type { ListEntry, PriceList } from '../../contract/price-lists/api.ts'
import type { CustomerGroup } from '../../contract/price-lists/groups-api.ts'
import type { Language } from '../../contract/shared/market.ts'
import type { EntryRow } from './repository/entries.ts'
import type { GroupRow } from './repository/groups.ts'
import type { ListRow } from './repository/lists.ts'

export const presentGroup = ({ updatedAt, ...row }: GroupRow): CustomerGroup => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
})

export const presentList = ({ updatedAt, ...row }: ListRow): PriceList => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
})

export const presentEntry = (row: EntryRow, language: Language): ListEntry => ({
  ...{ entryId: row.id, msn: row.msn, productName: language === 'hi' ? row.nameHi : row.nameEn },
  ...{ sellerCode: row.sellerCode, price: row.priceMinor },
  breaks: row.breaks.map(({ minQuantity, priceMinor }) => ({ minQuantity, price: priceMinor })),
  ...{ publicPrice: row.publicMinor, mrp: row.mrpMinor },
})
