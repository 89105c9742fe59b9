// Creates a product: a draft with a seller's first offer, to be completed in the editor.

import type { CallInput } from '../../../contract/api.ts'
import { type BulkProduct, lockProducts, referenceData, taxRatesOf, writeProducts } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { holdPartNumbers } from '../repository/choices.ts'
import { brandExists, sellerMarket } from '../repository/editor.ts'

type Input = Required<CallInput<'POST /api/admin/products'>['body']>

/** A name as part of a URL. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'product'

function blankOf({ market, partNumber, brand, category, seller, name, nameHi, hsn, price }: Input): BulkProduct {
  return {
    ...{ msn: '', market, partNumber, brandSlug: brand, categoryCode: category, sellerCode: seller, offerId: null },
    ...{ contentSeller: seller, groupKey: null, variantBy: [], slug: slugOf(name), nameEn: name, nameHi },
    ...{ featuresEn: [], featuresHi: [], descriptionEn: '', descriptionHi: '', specs: [], hsn },
    ...{ sellUnitEn: 'piece', sellUnitHi: 'नग', packSize: 1, minQuantity: 1, quantityMultiple: 1, weightGrams: 500 },
    ...{ origin: '', declarations: {}, warrantyMonths: 0, tags: [], availability: 'stock', leadTimeDays: 0 },
    ...{ images: [], seo: {}, publishAt: null, active: false, listed: false, unoffered: true },
    ...{ mrpMinor: price, mrpDeclared: false, priceMinor: price, breaks: [], stock: {} },
  }
}

/** @throws catalog.brand-unknown, catalog.category-unknown, catalog.seller-unknown, product.no-tax-rate */
async function checkParts(app: App, { market, brand, category, seller, hsn, price }: Input): Promise<void> {
  if (!(await brandExists(app.db, brand))) throw appError('catalog.brand-unknown')
  if ((await referenceData(app)).categories.get(category)?.market !== market) throw appError('catalog.category-unknown')
  if ((await sellerMarket(app.db, seller)) !== market) throw appError('catalog.seller-unknown')
  if ((await taxRatesOf(app, market))(hsn, price) === null) throw appError('product.no-tax-rate')
}

/** @throws product.part-number-taken, session.forbidden naming the permission for prices, and what a part that is unknown throws */
export async function createProduct(app: App, actor: Staff, input: Input): Promise<{ msn: string }> {
  if (!actor.permissions.includes('prices.write')) throw appError('session.forbidden', { permission: 'prices.write' })
  await checkParts(app, input)
  const product = blankOf({ ...input, partNumber: input.partNumber.replace(/\s+/g, ' ') })
  return app.db.transaction(async tx => {
    const { market, partNumber, brandSlug } = product
    await holdPartNumbers(tx, market, brandSlug)
    const [there] = await lockProducts(tx, market, [{ brandSlug, partNumber }], null)
    if (there) throw appError('product.part-number-taken')
    product.msn = ''
    await writeProducts(tx, { products: [product], prices: [] }, { who: `staff:${actor.staffId}`, why: 'new product' })
    describeChange({ recordKind: 'product', recordId: product.msn, after: { partNumber, brand: brandSlug } })
    return { msn: product.msn }
  })
}
