// Saved mappings beside the columns of a file: one is taken as the start, and what is mapped is saved under a name.

import { useId, useState } from 'react'
import type { ImportMapping } from '../../../contract/imports/api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

export function SavedMappings({ onChosen }: { onChosen(mapping: ImportMapping): void }) {
  const t = useMessages('import-columns')
  const act = useAct()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const mappings = useLoad('mappings', async () => (await call('GET /api/admin/importMappings')).data)
  if (!mappings.data || mappings.data.length === 0) return null
  const choose = (name: string) => {
    setChosen(name)
    if (name === '') return
    void act.run(async () => {
      onChosen((await call('GET /api/admin/importMappings/{name}', { params: { name } })).data.mapping)
    })
  }
  return (
    <>
      <label className="sub" htmlFor={id}>
        {t('startFrom')}
      </label>
      <select id={id} className="ctl" value={chosen} disabled={act.busy} onChange={event => choose(event.target.value)}>
        <option value="">{t('noSaved')}</option>
        {mappings.data.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <Problem text={act.problem} />
    </>
  )
}

interface SaveProps {
  mapping: ImportMapping
  onClose(): void
  onSaved(name: string): void
}

export function SaveMappingDialog({ mapping, onClose, onSaved }: SaveProps) {
  const t = useMessages('import-columns')
  const imports = useMessages('imports')
  const act = useAct()
  const [name, setName] = useState('')
  return (
    <Dialog title={t('save')} onClose={onClose}>
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          void act.run(async () => {
            await call('POST /api/admin/importMappings', { body: { name, mapping } })
            onSaved(name)
          })
        }}
      >
        <Field
          label={imports('mappingName')}
          hint={imports('mappingNameHint')}
          required
          maxLength={60}
          pattern="[a-z0-9][a-z0-9\-]*"
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <Problem text={act.problem} />
        <button type="submit" className="b go" disabled={act.busy}>
          {imports('saveMapping')}
        </button>
      </form>
    </Dialog>
  )
}
