// Replaces static facets, and replays earlier input, focus and clicks on the interactive ones.

import { useLayoutEffect, useRef } from 'react'
import { Facets, type FacetsProps } from './facets.tsx'

/** State of the static controls. */
export interface ControlState {
  /** Texts in the controls, in their order. */
  texts: readonly string[]
  /** Index of the focused control and of the one that was clicked; -1 for none. */
  focus: number
  press: number
}

/** Controls of the filters, in the same order before and after. */
const controlsOf = (side: HTMLElement): HTMLElement[] => [...side.querySelectorAll<HTMLElement>('input,button,summary')]

/** Reads the controls before they are replaced. */
export function readControls(side: HTMLElement, pressed: Element | null): ControlState {
  const controls = controlsOf(side)
  return {
    texts: controls.map(control => (control instanceof HTMLInputElement ? control.value : '')),
    focus: controls.indexOf(document.activeElement as HTMLElement),
    press: controls.indexOf(pressed as HTMLElement),
  }
}

/** React tracks the value property, so the prototype's setter is used and an input event dispatched. */
function type(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Repeats it; the click comes last, when the typed text is set. */
function restoreControls(side: HTMLElement, { texts, focus, press }: ControlState): void {
  const controls = controlsOf(side)
  controls[focus]?.focus({ preventScroll: true })
  for (const [at, control] of controls.entries()) {
    const text = texts[at]
    if (text && control instanceof HTMLInputElement && control.type !== 'checkbox') type(control, text)
  }
  setTimeout(() => controls[press]?.click())
}

/** The filters; `before` is the state of the markup that they replace. */
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
