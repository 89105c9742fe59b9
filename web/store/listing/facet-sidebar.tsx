// The facets next to the products: static HTML until they are hovered, focused or clicked, then interactive.

import { lazy, Suspense, type SyntheticEvent, useRef, useState } from 'react'
import type { Filters } from '../../../contract/listing/filter-fragment.rules.ts'
import { toggleTerm } from './facet-choice.ts'
import type { FacetsProps } from './facets.tsx'
import type { ControlState, InteractiveFacets } from './interactive-facets.tsx'

const load = () => import('./interactive-facets.tsx')
const LazyFacets = lazy(async () => ({ default: (await load()).InteractiveFacets }))

interface FacetSidebarProps {
  className: string
  label: string
  /** The document has their HTML without their data. */
  isStatic: boolean
  facets: FacetsProps
  /** Fetches the data that was left out. */
  onWake(): Promise<void>
  onChange(filters: Filters): void
}

const CONTROLS = 'input,button,summary'

export function FacetSidebar({ className, label, isStatic, facets, onWake, onChange }: FacetSidebarProps) {
  const side = useRef<HTMLElement>(null)
  const [live, setLive] = useState<{ Shown: typeof InteractiveFacets; before: ControlState | null } | null>(null)
  const waking = useRef(false)
  /** The control that was clicked before the facets were interactive. */
  const pressed = useRef<Element>(null)
  const wake = () => {
    if (waking.current) return
    waking.current = true
    Promise.all([load(), onWake()]).then(
      ([{ InteractiveFacets: Shown, readControls }]) =>
        setLive({ Shown, before: side.current && readControls(side.current, pressed.current) }),
      () => {
        waking.current = false
      },
    )
  }
  const press = (event: SyntheticEvent<HTMLElement>) => {
    wake()
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      onChange(toggleTerm(facets.filters, control.name, control.value))
    } else if (control?.tagName !== 'INPUT') {
      event.preventDefault()
      // a form is submitted by its button
      pressed.current = control ?? (event.target as Element).querySelector('button')
    }
  }
  if (isStatic && !live) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the controls inside turn keys into clicks themselves
      <aside
        key="kept"
        ref={side}
        className={className}
        aria-label={label}
        onPointerEnter={wake}
        onFocus={wake}
        onClick={press}
        onSubmit={press}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never applied: the server's markup stays
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
  const Shown = live?.Shown ?? LazyFacets
  return (
    <aside key="live" className={className} aria-label={label}>
      <Suspense>
        <Shown {...facets} before={live?.before ?? null} />
      </Suspense>
    </aside>
  )
}
