// Confirms that an outdated Hindi text still fits the current English.

import type { TranslatedField } from '../../../contract/products/translations.rules.ts'
import { TRANSLATED } from '../../../contract/products/translations.rules.ts'
import { confirmHindi, listTextsOf, lockByMsns } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { sameVersion } from '../rules/translations.ts'

/** The Hindi counts as up to date. @throws catalog.product-unknown, product.changes-rejected when a text is another one now */
export async function confirmTranslation(
  app: App,
  msn: string,
  { field, version }: { field: TranslatedField; version: string },
): Promise<void> {
  await app.db.transaction(async tx => {
    const [product] = await lockByMsns(tx, [msn], null)
    const [row] = product ? await listTextsOf(tx, product.market, [msn]) : []
    if (!row) throw appError('catalog.product-unknown')
    const same = sameVersion(row, field, version)
    if (!same.english || !same.hindi) {
      const problems = [{ path: `${msn}.${field}`, message: 'changed meanwhile' }]
      throw appError('product.changes-rejected', { problems })
    }
    await confirmHindi(tx, msn, TRANSLATED[field])
  })
}
