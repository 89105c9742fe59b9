// What the member of a customer group pays, by product: known some time after a page was opened.

import type { OwnPrice } from '../../../../contract/price-lists/own-api.ts'
import { createObservable } from '../../../ui/observable.ts'

export const ownPriceValues = createObservable<Readonly<Record<string, Pick<OwnPrice, 'salesPrice' | 'breaks'>>>>({})
