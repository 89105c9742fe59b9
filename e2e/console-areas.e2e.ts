// Every area of the console with a role that may see it and one that may not: in the navigation and by its URL.

import { STAFF_ROLES } from '../contract/shared/permissions.ts'
import { AREAS } from '../web/console/app/areas.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('a translator reaches the areas of translators and no other', async ({ page, context }) => {
  const held: readonly string[] = STAFF_ROLES.translator
  const [mine, closed] = [true, false].map(may =>
    AREAS.filter(({ permission }) => (permission === null || held.includes(permission)) === may),
  )
  expect(closed?.length).toBeGreaterThan(15)
  const origin = originOf('IN')
  await enterAs(context, origin, 'translator', 'en')
  await page.goto(`${origin}/console`)
  const links = page.getByRole('navigation', { name: 'Areas' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const shown = await links.evaluateAll(all => all.map(link => new URL((link as HTMLAnchorElement).href).pathname))
  for (const { path } of closed ?? []) {
    expect(shown, path).not.toContain(`/console${path}`)
    await page.goto(`${origin}/console${path}`)
    await expect(page.getByText('No access'), path).toBeVisible()
  }
  for (const { path } of mine ?? []) {
    await page.goto(`${origin}/console${path === '/' ? '' : path}`)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByText('No access'), path).toHaveCount(0)
  }
})

test('an auditor and an owner reach areas closed to a translator', async ({ page, context }) => {
  const isHeld = (role: keyof typeof STAFF_ROLES, permission: string | null) =>
    permission === null || (STAFF_ROLES[role] as readonly string[]).includes(permission)
  const closed = AREAS.filter(({ permission }) => !isHeld('translator', permission))
  const origin = originOf('IN')
  for (const role of ['auditor', 'owner'] as const) {
    const areas = closed.filter(({ permission }) => isHeld('auditor', permission) === (role === 'auditor'))
    expect(areas.length).toBeGreaterThan(0)
    await enterAs(context, origin, role, 'en')
    for (const { path } of areas) {
      await page.goto(`${origin}/console${path}`)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByText('No access'), path).toHaveCount(0)
    }
  }
})
