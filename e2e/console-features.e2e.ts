// Features of the store: an owner switches some off, pages show nothing of them, and all is back when they are on again.

import { expect, test } from './support/console-test.ts'

const SAVE = '/api/admin/settings/store.features-off'

test('an owner switches features off and on again; the store shows nothing of them meanwhile', async ({
  store,
  page,
  context,
}) => {
  await store.enter(context)
  const read = async (path: string) => {
    const answer = await page.request.get(`${store.origin}${path}`)
    return { status: answer.status(), text: await answer.text() }
  }
  const listing = '/electricals/211000000'
  const product = (await read(listing)).text.match(/href="([^"]*\/mp\/msn[0-9a-z]{8})"/)?.[1] ?? ''
  const shown = async () => {
    const pages = [await read('/'), await read(listing), await read(product)]
    return {
      pages: [(await read('/compare')).status, (await read('/bulk-enquiry')).status],
      links: pages.filter(({ text }) => text.includes('/bulk-enquiry')).length,
      boxes: pages.filter(({ text }) => text.includes('data-compare')).length,
      quote: pages.filter(({ text }) => text.includes('bulk-quote')).length,
    }
  }
  const before = await shown()
  expect(before).toEqual({ pages: [200, 200], links: 3, boxes: 1, quote: 1 })

  await page.goto(`${store.origin}/console/settings/features`)
  const box = (name: string) => page.getByRole('checkbox', { name })
  const save = async () => {
    const saved = page.waitForResponse(answer => answer.url().endsWith(SAVE) && answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    expect((await saved).status()).toBe(200)
    await expect(page.getByText(/^Changed by|^The default/)).toBeVisible()
  }
  await box('Comparing products').press('Space')
  await box('Requests for quotation').press('Space')
  await save()
  await expect(box('Comparing products')).not.toBeChecked()
  await expect.poll(shown).toEqual({ pages: [404, 404], links: 0, boxes: 0, quote: 0 })

  await box('Comparing products').press('Space')
  await box('Requests for quotation').press('Space')
  await save()
  await expect(page.getByText('The default.')).toBeVisible()
  await expect.poll(shown).toEqual(before)
})
