// Above a list of texts to translate: the file that leaves and comes back, and the views by state.

import type { NamedKind } from '../../../contract/products/names-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { download } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { ListHead, Views } from '../components/list-head.tsx'
import { ProductViews } from './product-views.tsx'

const STATES = ['missing', 'outdated'] as const
const VALUE_STATES = ['missing', 'done'] as const
export type TranslationState = (typeof STATES)[number] | (typeof VALUE_STATES)[number]
const statesOf = (kind: NamedKind | undefined) => (kind === 'value' ? VALUE_STATES : STATES)

/** The state of the view in the address; undefined for all. */
export function useTranslationState(): (typeof STATES)[number] | undefined {
  const state = useQuery().get('state')
  return STATES.find(one => one === state)
}

/** The same for a kind of names. */
export function useNameState(kind: NamedKind): TranslationState | undefined {
  const state = useQuery().get('state')
  return statesOf(kind).find(one => one === state)
}

interface HeadProps {
  /** Path of the call that exports the file. */
  file: string
  query: { market: Market; kind?: NamedKind; state?: TranslationState; attribute?: string; text?: string }
  onRead(): void
}

export function TranslationHead({ file, query, onRead }: HeadProps) {
  const t = useMessages('translations')
  const list = useMessages('list')
  const files = useMessages('files')
  const act = useAct()
  return (
    <>
      <ListHead title={t('title')}>
        <button
          type="button"
          className="b"
          disabled={act.busy}
          title={t('exportHint')}
          onClick={() => void act.run(() => download(file, { query }))}
        >
          {list('export')}
        </button>
        <button type="button" className="b" onClick={onRead}>
          {files('readBack')}
        </button>
      </ListHead>
      <ProductViews current="translations" />
      {act.problem && <p className="grid-note late">{act.problem}</p>}
    </>
  )
}

export function TranslationStates({ current, kind }: { current: TranslationState | undefined; kind?: NamedKind }) {
  const t = useMessages('translations')
  const addressWith = useQueryAddress()
  const view = (one: TranslationState | undefined) => ({
    label: t(one ?? 'all'),
    href: addressWith({ state: one, before: null }),
    current: one === current,
  })
  return <Views views={[undefined, ...statesOf(kind)].map(view)} />
}
