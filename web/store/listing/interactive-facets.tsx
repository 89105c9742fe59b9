// The filters come alive: what was typed, focused or pressed in the markup of the server is done again on the live ones.

import { useLayoutEffect, useRef } from 'react'
import { Facets, type FacetsProps } from './facets.tsx'

/** What the markup was left with. */
export interface ControlState {
  /** Texts in the controls, in their order. */
  texts: readonly string[]
  /** Places of the control that has the focus and of the one that was pressed too early; -1 for none. */
  focus: number
  press: number
}

/** Controls of the filters, the same ones in the same order before and after. */
const controlsOf = (side: HTMLElement): HTMLElement[] => [...side.querySelectorAll<HTMLElement>('input,button,summary')]

/** Reads the markup before it is gone. */
export function readControls(side: HTMLElement, pressed: Element | null): ControlState {
  const controls = controlsOf(side)
  return {
    texts: controls.map(control => (control instanceof HTMLInputElement ? control.value : '')),
    focus: controls.indexOf(document.activeElement as HTMLElement),
    press: controls.indexOf(pressed as HTMLElement),
  }
}

/** React follows a field by its own property, so the text is set past it and then told as typed. */
function type(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Does it again; the press comes last, when what was typed has arrived. */
function restoreControls(side: HTMLElement, { texts, focus, press }: ControlState): void {
  const controls = controlsOf(side)
  controls[focus]?.focus({ preventScroll: true })
  for (const [at, control] of controls.entries()) {
    const text = texts[at]
    if (text && control instanceof HTMLInputElement && control.type !== 'checkbox') type(control, text)
  }
  setTimeout(() => controls[press]?.click())
}

/** The filters; `before` is what the markup was left with where they take over from it. */
export function InteractiveFacets({ before, ...facets }: FacetsProps & { before: ControlState | null }) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they take over
  useLayoutEffect(() => {
    if (place.current && before) restoreControls(place.current, before)
  }, [])
  return (
    <div ref={place}>
      <Facets {...facets} />
    </div>
  )
}
