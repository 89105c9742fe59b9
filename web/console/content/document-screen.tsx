// One document of the store: its form, a preview of the draft, its versions, and its publication.

import { type FormEvent, useState } from 'react'
import { documentRecordId } from '../../../contract/annotations/kinds.rules.ts'
import type { EditedDocument } from '../../../contract/content/desk-api.ts'
import { DOCUMENT_KINDS } from '../../../contract/content/document-kinds.rules.ts'
import type { DocumentBody } from '../../../contract/content/documents.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Annotations } from '../components/annotations.tsx'
import { ConflictPanel } from '../components/conflict-panel.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { Views } from '../components/list-head.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { BodyEditor } from './body-editor.tsx'
import { differencesOf } from './compare.ts'
import { documentName } from './document-name.ts'
import { emptyBody } from './empty-body.ts'
import { PreviewTab } from './preview-tab.tsx'
import { usePlaceWords, VersionsTab } from './versions-tab.tsx'

type Versioned = EditedDocument & { version: number }
type Name = Pick<EditedDocument, 'market' | 'kind' | 'key'>

const versioned = (document: EditedDocument): Versioned => ({ ...document, version: document.revision })
const read = async (query: Name) => versioned((await call('GET /api/admin/content/document', { query })).data)
const fieldsOf = ({ kind, draft, live }: EditedDocument) => ({ body: draft ?? live ?? emptyBody(kind) })

function Schedule({ busy, onClose, onChoose }: { busy: boolean; onClose(): void; onChoose(at: string): void }) {
  const t = useMessages('content')
  const { market } = useLocale()
  const [time, setTime] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(new Date(`${time}:00${MARKET_INFO[market].utcOffset}`).toISOString())
  }
  return (
    <Dialog title={t('schedule')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <Field
          label={t('publishAt')}
          hint={t('publishAtHint')}
          type="datetime-local"
          required
          value={time}
          onChange={event => setTime(event.target.value)}
        />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('schedule')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function useDocument(document: Versioned, onSaved: (document: Versioned) => void) {
  const t = useMessages('content')
  const { market, kind, key } = document
  const name = { market, kind, key }
  const form = useVersioned(`content_${market}_${kind}_${key}`, document, fieldsOf, () => read(name))
  const store = async (revision: number, body: DocumentBody) => {
    const sent = { market, key, revision, body }
    return versioned((await call('POST /api/admin/content/draft', { body: sent })).data)
  }
  const done = (saved: Versioned | undefined, text: string) => {
    if (!saved) return
    showToast(text)
    onSaved(saved)
  }
  return {
    form,
    save: async () => done(await form.save((revision, { body }) => store(revision, body)), t('draftSaved')),
    /** Saves the draft first. `at` null publishes at once. */
    async publish(at: string | null) {
      const write = async (revision: number, { body }: { body: DocumentBody }) => {
        const held = form.changed || !document.draft ? (await store(revision, body)).revision : revision
        const sent = { ...name, revision: held, at }
        return versioned((await call('POST /api/admin/content/publish', { body: sent })).data)
      }
      done(await form.save(write), t(at ? 'planned' : 'published'))
    },
    async discard() {
      form.drop()
      const body = { ...name, revision: document.revision }
      const write = async () => versioned((await call('POST /api/admin/content/discard', { body })).data)
      done(await form.act.run(write), t('discarded'))
    },
  }
}

function State({ document }: { document: EditedDocument }) {
  const t = useMessages('content')
  const { moment } = useDates()
  const { draft, draftedBy, draftedAt, publishAt, live } = document
  return (
    <p className="soft">
      {publishAt && <span className="tag good">{t('plannedFor', { at: moment(publishAt) })}</span>}{' '}
      {draft && draftedAt && t('draftedBy', { name: draftedBy ?? '', at: moment(draftedAt) })}
      {!draft && (live ? t('asShown') : t('notYet'))}
    </p>
  )
}

interface EditorProps {
  document: Versioned
  tab: string
  onSaved(document: Versioned): void
}

/** A field that is not accepted is seen, also in a block that is closed. */
function openAround(event: FormEvent): void {
  for (let at = (event.target as Element).closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true
}

function Editor({ document, tab, onSaved }: EditorProps) {
  const t = useMessages('content')
  const may = useMay()
  const placeOf = usePlaceWords()
  const { form, save, publish, discard } = useDocument(document, onSaved)
  const [planning, setPlanning] = useState(false)
  const { fields, act, theirs, changed } = form
  const locked = !may('content.write')
  if (theirs) {
    const found = differencesOf(fieldsOf(theirs).body, fields.body)
    const conflict = found.map(({ path, before, after }) => ({ label: placeOf(path), theirs: before, mine: after }))
    const take = () => {
      form.takeTheirs()
      onSaved(theirs)
    }
    return <ConflictPanel fields={conflict} onMine={form.keepMine} onTheirs={take} />
  }
  if (tab === 'preview') return <PreviewTab document={document} changed={changed} busy={act.busy} onSave={save} />
  if (tab === 'versions') return <VersionsTab document={document} onChange={saved => onSaved(versioned(saved))} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.getAttribute('value') === 'plan') setPlanning(true)
    else void (submitter?.getAttribute('value') === 'publish' ? publish(null) : save())
  }
  return (
    <form className="stack" onSubmit={submit} onInvalidCapture={openAround}>
      <BodyEditor body={fields.body} documentKey={document.key} locked={locked} onChange={body => form.set({ body })} />
      <Problem text={act.problem} />
      {!locked && (
        <div className="acts">
          <button type="submit" className="b" disabled={act.busy || !changed}>
            {t('saveDraft')}
          </button>
          <button type="submit" value="publish" className="b go" disabled={act.busy || !(changed || document.draft)}>
            {t('publishNow')}
          </button>
          <button type="submit" value="plan" className="b" disabled={act.busy || !(changed || document.draft)}>
            {t('schedule')}
          </button>
          {(changed || document.draft) && (
            <button type="button" className="b flat" disabled={act.busy} onClick={document.draft ? discard : form.drop}>
              {t('discard')}
            </button>
          )}
        </div>
      )}
      {planning && (
        <Schedule
          busy={act.busy}
          onClose={() => setPlanning(false)}
          onChoose={async at => {
            await publish(at)
            setPlanning(false)
          }}
        />
      )}
    </form>
  )
}

const TABS = ['edit', 'preview', 'versions'] as const

export function Screen() {
  const t = useMessages('content')
  const { market, language } = useLocale()
  const query = useQuery()
  const kind = DOCUMENT_KINDS.find(one => one === query.get('kind')) ?? 'layout'
  const key = query.get('key') ?? 'home'
  const tab = TABS.find(one => one === query.get('tab')) ?? 'edit'
  const load = useLoad(`${market} ${kind} ${key}`, () => read({ market, kind, key }))
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const document = load.data
  const { body } = fieldsOf(document)
  const title = 'title' in body && body.title[language] ? body.title[language] : documentName(t, kind, key)
  const views = TABS.filter(one => one !== 'preview' || document.hasPreview).map(one => ({
    label: t(one),
    href: to('/content/edit', { kind, key, ...(one !== 'edit' && { tab: one }) }),
    current: one === tab,
    ...(one === 'versions' && { count: document.versions.length }),
  }))
  return (
    <>
      <div className="head">
        <div className="grow">
          <p className="crumb">
            <a href={to('/content', { kind })}>{t(`kind-${kind}`)}</a>
          </p>
          <h1>{title}</h1>
        </div>
        {document.live && document.link && (
          <div className="acts">
            <a className="b" href={document.link} target="_blank" rel="noreferrer">
              {t('seeInStore')}
            </a>
          </div>
        )}
      </div>
      <div className="stack editor">
        <Views views={views} />
        <State document={document} />
        <Editor key={`${market} ${kind} ${key}`} document={document} tab={tab} onSaved={load.show} />
        {(kind === 'article' || kind === 'page') && (document.live || document.draft) && (
          <Annotations recordKind={kind} recordId={documentRecordId(market, key)} />
        )}
      </div>
    </>
  )
}
