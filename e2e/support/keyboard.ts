// Shopping without a pointer: going from stop to stop, always seeing where one is.

import { expect, type Locator, type Page } from '@playwright/test'

const MAX_STOPS = 250

interface Stop {
  /** The focused element, for messages. */
  name: string
  /** In the window and drawn with an outline, itself or the box around it. */
  seen: boolean
  there: boolean
}

/** Looks at the element with the focus; `there` when it is the wanted one. */
function lookAtFocus(wanted: Element | null): Stop {
  const focused = document.activeElement
  // A heading focused on navigation is not a tab stop: it only marks where reading starts.
  const isStop = focused instanceof HTMLElement && focused !== document.body && focused.tabIndex >= 0
  if (!isStop) return { name: 'page', seen: true, there: false }
  // Only focus draws outlines here; a card draws it for its link, a box for its field.
  let drawn = false
  for (
    let element: Element | null = focused, level = 0;
    element && level < 5;
    element = element.parentElement, level++
  ) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    drawn ||= outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  return {
    name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60)}`,
    seen: inWindow && drawn,
    there: focused === wanted,
  }
}

async function stop(page: Page, wanted: Locator): Promise<Stop> {
  const handle = await wanted.elementHandle()
  return page.evaluate(lookAtFocus, handle)
}

/** Presses Tab (or Shift+Tab) until the element has the focus; every stop on the way must be visible. */
export async function tabTo(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = wanted.page()
  await expect(wanted).toBeVisible()
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    const { name, seen, there } = await stop(page, wanted)
    expect(seen, `the focus is seen at: ${name}`).toBe(true)
    if (there) return
    await page.keyboard.press(key)
  }
  throw new Error(`No way by ${key} to ${wanted}`)
}

/** Moves to a link or button and presses Enter. */
export async function enter(wanted: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(wanted, key)
  await wanted.page().keyboard.press('Enter')
}

/** Moves to a field and replaces its content. */
export async function typeInto(wanted: Locator, text: string): Promise<void> {
  await tabTo(wanted)
  await wanted.page().keyboard.press('ControlOrMeta+A')
  await wanted.page().keyboard.type(text)
}

/** Moves to a radio group and presses arrow keys until this option is selected. */
export async function choose(wanted: Locator): Promise<void> {
  const page = wanted.page()
  const name = (await wanted.getAttribute('name')) ?? ''
  const group = page.locator(`input[type=radio][name="${name}"]`)
  const chosen = group.and(page.locator(':checked'))
  await tabTo((await chosen.count()) > 0 ? chosen : group.first())
  for (let moves = await group.count(); moves > 0 && !(await wanted.isChecked()); moves--) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(wanted).toBeChecked()
}
