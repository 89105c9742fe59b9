// Asks for the path or owner of a new document; its editor opens with an empty form.

import { type FormEvent, useState } from 'react'
import { type DocumentKind, isDocumentKey } from '../../../contract/content/document-kinds.rules.ts'
import { navigate } from '../../framework/navigation.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { ChoiceField } from '../components/choice-field.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'

/** Owner type of a document by kind: the part of the key before the slash, except for layouts. */
const OWNERS = {
  page: ['info', 'deal', 'attribute', 'popular-search', 'price-list', 'store'],
  faqs: ['category', 'brand', 'attribute', 'product'],
  intro: ['category', 'brand'],
  layout: ['category', 'brand'],
} as const
type Owner = (typeof OWNERS)[keyof typeof OWNERS][number]

const ownersOf = (kind: DocumentKind): readonly Owner[] => (kind in OWNERS ? OWNERS[kind as keyof typeof OWNERS] : [])

interface NewDocumentProps {
  kind: DocumentKind
  onClose(): void
}

export function NewDocument({ kind, onClose }: NewDocumentProps) {
  const t = useMessages('content')
  const owners = ownersOf(kind)
  const [owner, setOwner] = useState<Owner | null>(owners[0] ?? null)
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState(false)
  const chosen = owner === 'category' || owner === 'brand' ? owner : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim()
    const key = owner && kind !== 'layout' ? `${owner}/${typed}` : typed
    if (isDocumentKey(kind, key)) navigate(to('/content/edit', { kind, key }))
    else setWrong(true)
  }
  const isPath = kind === 'meta' || kind === 'redirect'
  return (
    <Dialog title={t('newOf', { name: t(`kind-${kind}`) })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {owner && (
          <Select
            label={t('ownerKind')}
            value={owner}
            options={owners.map(value => ({ value, label: t(`owner-${value}`) }))}
            onChange={value => {
              setOwner(value)
              setName('')
            }}
          />
        )}
        {chosen ? (
          <ChoiceField
            kind={chosen}
            label={t(`owner-${chosen}`)}
            hint={t(kind === 'layout' ? 'layoutHint' : 'chooseHint')}
            value={name}
            onChange={setName}
          />
        ) : (
          <Field
            label={t(isPath ? 'address' : owner === 'product' ? 'msn' : 'slug')}
            hint={t(isPath ? 'pathHint' : owner === 'product' ? 'msnHint' : 'slugHint')}
            required
            maxLength={200}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        )}
        <Problem text={wrong ? t('wrongKey') : ''} />
        <div className="acts">
          <button type="submit" className="b go">
            {t('continue')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
