// The blocks of a layout in order, each collapsible, and the kinds that can be added.

import { type ReactNode, useState } from 'react'
import type { BodyOf, LayoutBlockText } from '../../../contract/content/documents.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { Icon } from '../components/icon.tsx'
import { SortableList } from '../components/sortable-list.tsx'
import { BlockFields } from './block-fields.tsx'
import { emptyBlock } from './empty-body.ts'

const KINDS = ['hero', 'categories', 'products', 'assurances'] as const
const MAX_BLOCKS = 30

interface LayoutEditorProps {
  body: BodyOf<'layout'>
  locked: boolean
  onChange(body: BodyOf<'layout'>): void
}

/** Initially open if just added; afterwards as toggled, wherever it is moved. */
function Block({ isNew, locked, children }: { isNew: boolean; locked: boolean; children: ReactNode }) {
  const t = useMessages('content')
  const [open] = useState(isNew)
  return (
    <details open={open || undefined}>
      <summary>{t(locked ? 'seeBlock' : 'editBlock')}</summary>
      {children}
    </details>
  )
}

export function LayoutEditor({ body, locked, onChange }: LayoutEditorProps) {
  const t = useMessages('content')
  const { language } = useLocale()
  const { blocks } = body
  const [added, setAdded] = useState<number | null>(null)
  const setBlocks = (blocks: LayoutBlockText[]) => onChange({ ...body, blocks })
  const add = (kind: LayoutBlockText['kind']) => {
    setAdded(blocks.length)
    setBlocks([...blocks, emptyBlock(kind)])
  }
  const nameOf = (block: LayoutBlockText) => {
    const title = 'title' in block ? block.title?.[language] : ''
    return title ? `${t(`block-${block.kind}`)}: ${title}` : t(`block-${block.kind}`)
  }
  return (
    <section className="panel">
      <header>
        <h2>{t('blocks')}</h2>
      </header>
      <div className="in-b form">
        {blocks.length === 0 && <p className="sub">{t('noBlocks')}</p>}
        <SortableList
          label={t('blocks')}
          items={blocks}
          locked={locked}
          nameOf={nameOf}
          onChange={setBlocks}
          render={(block, at) => (
            <Block isNew={added === at} locked={locked}>
              <fieldset className="form bare" disabled={locked}>
                <legend className="sr">{nameOf(block)}</legend>
                <BlockFields
                  block={block}
                  onChange={next => setBlocks(blocks.map((one, i) => (i === at ? next : one)))}
                />
              </fieldset>
            </Block>
          )}
        />
        {!locked && blocks.length < MAX_BLOCKS && (
          <fieldset className="bare acts">
            <legend className="sub">{t('addBlock')}</legend>
            {KINDS.map(kind => (
              <button key={kind} type="button" className="b sm" onClick={() => add(kind)}>
                <Icon name="page" />
                {t(`block-${kind}`)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
    </section>
  )
}
