// Custom fields: an owner defines them, colleagues fill them in for orders, customers and companies, filter lists by them and export.

import { readFile } from 'node:fs/promises'
import { placeEarlierOrder } from './support/earlier-order.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('an owner defines a choice, a colleague fills it in, filters and exports', async ({ page, context, browser }) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  const name = `Dock ${number}`
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console/settings/fields`)
  await page.getByRole('button', { name: 'New field' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name in English').first().fill(name)
  await form.getByLabel('Name in Hindi').first().fill('गोदी')
  await expect(form.getByLabel('Key').first()).toHaveValue(`dock-${number}`)
  for (const [at, option] of ['North', 'South'].entries()) {
    if (at > 0) await form.getByRole('button', { name: 'Add an option' }).click()
    const group = form.getByRole('group', { name: `Option ${at + 1}` })
    await group.getByLabel('Name in English').fill(option)
    await group.getByLabel('Name in Hindi').fill('द्वार')
    await group.getByLabel('Key').fill(option.toLowerCase())
  }
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('North, South')

  const other = await browser.newContext()
  await enterAs(other, origin, 'orders', 'en')
  const colleague = await other.newPage()
  await colleague.goto(`${origin}/console/orders/${number}`)
  const panel = colleague.getByRole('region', { name: 'Custom fields' })
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel(name).selectOption('South')
  // choices survive a reload
  await colleague.reload()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await expect(panel.getByLabel(name)).toHaveValue('south')
  // somebody else has saved meanwhile: both values are shown, and the member's is kept
  await page.goto(`${origin}/console/orders/${number}`)
  const owned = page.getByRole('region', { name: 'Custom fields' })
  await owned.getByRole('button', { name: 'Edit' }).click()
  await owned.getByLabel(name).selectOption('North')
  await owned.getByRole('button', { name: 'Save' }).click()
  await expect(owned.getByText('North')).toBeVisible()
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.locator('.cell-change').getByText('North').waitFor()
  await panel.locator('.panel .b.go').click()
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByText('South')).toBeVisible()

  await colleague.goto(`${origin}/console/orders`)
  await colleague.getByRole('button', { name: 'Fields', exact: true }).click()
  const tools = colleague.getByRole('dialog')
  await tools.getByRole('checkbox', { name, exact: true }).check()
  await tools.getByLabel(name, { exact: true }).last().selectOption('South')
  await tools.getByRole('button', { name: 'Apply' }).click()
  await expect(colleague.locator('tbody tr')).toHaveCount(1)
  await expect(colleague.locator('tbody tr')).toContainText('South')
  const file = colleague.waitForEvent('download')
  await colleague.getByRole('button', { name: 'Export as CSV' }).click()
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines[0]?.endsWith(`,${name}`)).toBe(true)
  expect(lines[1]?.startsWith(`${number},`) && lines[1]?.endsWith(',South')).toBe(true)
  expect(lines).toHaveLength(2)
  await other.close()
})

test('support fills in fields of a customer and its company, and finds those without a value', async ({
  page,
  context,
}) => {
  const origin = originOf('IN')
  const { number, phone, shopper } = await placeEarlierOrder(origin)
  await shopper.must('POST', '/api/v1/customer/addUpdateCustomer', { companyName: `Works ${number}` })
  await enterAs(context, origin, 'owner', 'en')
  const names = { customer: `Rank ${number}`, company: `Size ${number}` }
  for (const [kind, type] of [
    ['customer', 'whole'],
    ['company', 'text'],
  ] as const) {
    await page.goto(`${origin}/console/settings/fields?of=${kind}`)
    await page.getByRole('button', { name: 'New field' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Name in English').first().fill(names[kind])
    await form.getByLabel('Type').selectOption(type)
    // input survives a reload
    await page.reload()
    await page.getByRole('button', { name: 'New field' }).click()
    await expect(form.getByLabel('Name in English')).toHaveValue(names[kind])
    await form.getByLabel('Name in Hindi').fill('श्रेणी')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: names[kind] })).toBeVisible()
  }

  await context.clearCookies()
  await enterAs(context, origin, 'support', 'en')
  const list = `${origin}/console/customers?text=${phone}`
  await page.goto(`${list}&field=rank-${number}:`)
  await expect(page.getByText('No value')).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  for (const [title, name, value] of [
    ['Custom fields', names.customer, '12'],
    ['Custom fields of the company', names.company, 'Forty people'],
  ] as const) {
    const panel = page.getByRole('region', { name: title, exact: true })
    await panel.getByRole('button', { name: 'Edit' }).click()
    await panel.getByLabel(name).fill(value)
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByText(value, { exact: true })).toBeVisible()
  }
  await page.goto(`${list}&field=rank-${number}:`)
  await expect(page.getByText('No customer in this view')).toBeVisible()
})
