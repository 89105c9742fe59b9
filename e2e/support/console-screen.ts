// Checks of every console screen: loaded, in the language of the page, fits both widths, accessible.

import { expect, type Page } from '@playwright/test'
import { MARKET_INFO } from '../../contract/shared/market.ts'
import { expectLayout } from './screen-check.ts'
import type { Shop } from './shop.ts'

export async function checkConsoleScreen(shop: Shop, page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true], [role=status] + .state')).toHaveCount(0)
  const { languageTag } = MARKET_INFO[shop.market]
  await expect.soft(page.locator('html')).toHaveAttribute('lang', languageTag[shop.language])
  // the areas are worded in the language of the page
  if (shop.language === 'hi') await expect.soft(page.locator('body'), page.url()).toContainText(/[\u0900-\u097f]/)
  await expectLayout(shop)
}
