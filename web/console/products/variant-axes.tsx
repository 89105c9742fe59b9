// The axes of variants: selected specifications in display order, and conflicts.

import { useState } from 'react'
import { MAX_AXES } from '../../../contract/products/variants.rules.ts'
import type { ProductVariants } from '../../../contract/products/variants-api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { ConflictPanel } from '../components/conflict-panel.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Problem, Select } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { SortableList } from '../components/sortable-list.tsx'
import { useEditor } from './editor-context.tsx'

interface AxesProps {
  group: ProductVariants
  onDone(): void
  onClose(): void
}

/** Saves the axes; after a conflict, `theirs` is the current group. */
function useAxes(msn: string, group: ProductVariants) {
  const act = useAct()
  const [keys, setKeys] = useState<readonly string[]>(group.axes.map(({ key }) => key))
  const [version, setVersion] = useState(group.version)
  // resubmitting the same choice is one change
  const [changeSetId, renew] = useState(newId)
  const [theirs, setTheirs] = useState<ProductVariants | null>(null)
  const save = () =>
    act.run(async () => {
      const body = { changeSetId, version, axes: [...keys] }
      try {
        return await call('POST /api/admin/products/{msn}/variants/changes', { params: { msn }, body })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'product.variants-changed')
          setTheirs((await call('GET /api/admin/products/{msn}/variants', { params: { msn }, query: {} })).data)
        throw error
      }
    })
  const choose = (next: readonly string[]) => {
    renew(newId)
    setKeys(next)
  }
  const settle = (take: boolean) => {
    if (!theirs) return
    setVersion(theirs.version)
    choose(take ? theirs.axes.map(({ key }) => key) : keys)
    setTheirs(null)
    act.clear()
  }
  return { act, keys, choose, theirs, save, settle }
}

export function AxesDialog({ group, onDone, onClose }: AxesProps) {
  const t = useMessages('variants')
  const frame = useMessages('frame')
  const { language } = useLocale()
  const { product } = useEditor()
  const { act, keys, choose, theirs, save, settle } = useAxes(product.msn, group)
  const known = [...product.attributes, ...group.axes, ...(theirs?.axes ?? [])]
  const nameOf = (key: string) => {
    const attribute = known.find(one => one.key === key)
    return (language === 'hi' ? attribute?.nameHi : attribute?.nameEn) ?? key
  }
  const left = product.attributes.filter(({ key }) => !keys.includes(key))
  const submit = async () => {
    if (!(await save())) return
    showToast(t('axesSaved'))
    onDone()
    onClose()
  }
  const names = (list: readonly string[]) => list.map(nameOf).join(', ')
  return (
    <Dialog title={t('axes')} onClose={onClose}>
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="sub">{t('axesAbout', { count: MAX_AXES })}</p>
        {theirs && (
          <ConflictPanel
            fields={[{ label: t('axes'), theirs: names(theirs.axes.map(({ key }) => key)), mine: names(keys) }]}
            onMine={() => settle(false)}
            onTheirs={() => settle(true)}
          />
        )}
        {keys.length > 0 && (
          <SortableList label={t('axes')} items={keys} nameOf={nameOf} render={() => null} onChange={choose} />
        )}
        {keys.length < MAX_AXES && left.length > 0 && (
          <Select
            label={t('addAxis')}
            value=""
            options={[{ value: '', label: '–' }, ...left.map(({ key }) => ({ value: key, label: nameOf(key) }))]}
            onChange={key => key && choose([...keys, key])}
          />
        )}
        <Problem text={act.problem} />
        <button type="submit" className="b go" disabled={act.busy || keys.length === 0 || theirs !== null}>
          {frame('save')}
        </button>
      </form>
    </Dialog>
  )
}
