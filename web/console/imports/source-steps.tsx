// Staff actions on an import source: fetch now, pause, change, delete.

import { useState } from 'react'
import type { ImportSource } from '../../../contract/imports/sources-api.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Problem } from '../components/field.tsx'
import { SourceForm } from './source-form.tsx'

const STEPS = {
  fetch: ['POST /api/admin/importSources/{sourceId}/fetch', 'fetchAsked'],
  pause: ['POST /api/admin/importSources/{sourceId}/pause', 'wasPaused'],
  resume: ['POST /api/admin/importSources/{sourceId}/resume', 'wasResumed'],
} as const

interface StepsProps {
  source: ImportSource
  /** Without one, the source is reloaded. */
  onChanged(source?: ImportSource): void
}

export function SourceSteps({ source, onChanged }: StepsProps) {
  const t = useMessages('import-sources')
  const { busy, problem, run } = useAct()
  const [open, setOpen] = useState<'form' | 'remove' | null>(null)
  const { sourceId, name, state, underWay } = source
  const params = { sourceId }
  const take = async (step: keyof typeof STEPS) => {
    const [path, words] = STEPS[step]
    const changed = await run(async () => (await call(path, { params })).data)
    if (!changed) return
    showToast(t(words))
    onChanged(changed)
  }
  const other = state === 'active' ? 'pause' : 'resume'
  return (
    <>
      <div className="acts">
        <button type="button" className="b go" disabled={busy || underWay} onClick={() => void take('fetch')}>
          {t('fetchNow')}
        </button>
        <button type="button" className="b" disabled={busy} onClick={() => void take(other)}>
          {t(other)}
        </button>
        <button type="button" className="b" onClick={() => setOpen('form')}>
          {t('change')}
        </button>
        <button type="button" className="b" onClick={() => setOpen('remove')}>
          {t('remove')}
        </button>
      </div>
      <Problem text={problem} />
      {open === 'form' && <SourceForm source={source} onClose={() => setOpen(null)} onSaved={onChanged} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={t('removeTitle', { name })}
          text={t('removeText')}
          confirm={t('remove')}
          write={() => call('DELETE /api/admin/importSources/{sourceId}', { params })}
          onDone={() => {
            showToast(t('removed', { name }))
            navigate(to('/imports/sources'))
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
