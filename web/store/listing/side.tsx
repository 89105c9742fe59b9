// The filters beside the products: markup of the server until a shopper comes near them, then live.

import { type ComponentType, lazy, type MouseEvent, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { Filters } from '../../../contract/listing-fragment.ts'
import { chooseTerm } from './facet-choice.ts'
import type { FacetsProps } from './facets.tsx'

const load = () => import('./facets.tsx')
const LazyFacets = lazy(async () => ({ default: (await load()).Facets }))

interface SideProps {
  className: string
  label: string
  /** The document holds them as markup and the data was left out. */
  kept: boolean
  facets: FacetsProps
  /** Fetches the data that was left out. */
  onWake(): Promise<void>
  onChange(filters: Filters): void
}

const controls = (side: HTMLElement) => [...side.querySelectorAll<HTMLElement>('input,button,summary')]

export function Side({ className, label, kept, facets, onWake, onChange }: SideProps) {
  const side = useRef<HTMLElement>(null)
  const [Live, setLive] = useState<ComponentType<FacetsProps> | null>(null)
  const waking = useRef(false)
  /** Places of the control that has the focus and of the one that was pressed too early. */
  const before = useRef({ focus: -1, press: -1 })
  const still = kept && !Live
  const wake = () => {
    if (!still || waking.current) return
    waking.current = true
    Promise.all([load(), onWake()]).then(
      ([module]) => {
        if (side.current) before.current.focus = controls(side.current).indexOf(document.activeElement as HTMLElement)
        setLive(() => module.Facets)
      },
      () => {
        waking.current = false
      },
    )
  }
  // the live filters take over where the markup was
  useLayoutEffect(() => {
    if (!Live || !side.current) return
    const { focus, press } = before.current
    controls(side.current)[focus]?.focus({ preventScroll: true })
    controls(side.current)[press]?.click()
  }, [Live])
  const pressEarly = (event: MouseEvent<HTMLElement>) => {
    wake()
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('input,button,summary') : null
    if (!control || !side.current) return
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      onChange(chooseTerm(facets.filters, control.name, control.value))
    } else if (!(control instanceof HTMLInputElement)) {
      event.preventDefault()
      before.current.press = controls(side.current).indexOf(control)
    }
  }
  if (still) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the controls inside turn keys into clicks themselves
      <aside
        key="kept"
        ref={side}
        className={className}
        aria-label={label}
        onPointerEnter={wake}
        onFocus={wake}
        onClick={pressEarly}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never applied: the server's markup stays
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
  return (
    <aside key="live" ref={side} className={className} aria-label={label}>
      {Live ? (
        <Live {...facets} />
      ) : (
        <Suspense>
          <LazyFacets {...facets} />
        </Suspense>
      )}
    </aside>
  )
}
