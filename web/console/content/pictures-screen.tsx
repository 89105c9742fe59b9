// The picture library: all pictures with their uses, unused ones, and uploads.

import { useRef, useState } from 'react'
import { KEPT_DAYS } from '../../../contract/media/library.rules.ts'
import type { UsedPicture } from '../../../contract/media/library-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { shrinkPicture } from '../../framework/shrink-picture.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { Filter, ListHead, ListSearch } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { PictureTile } from '../components/picture-tile.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { PictureDialog } from './picture-dialog.tsx'

/** Maximum characters accepted by the call. */
const MAX_NAME = 120

function AddPictures({ onAdded }: { onAdded(): void }) {
  const t = useMessages('library')
  const act = useAct()
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState('')
  const [unreadable, setUnreadable] = useState<string[]>([])
  const send = (files: readonly File[]) =>
    act.run(async () => {
      const failed: string[] = []
      setUnreadable([])
      try {
        for (const [at, file] of files.entries()) {
          setProgress(t('adding', { at: at + 1, count: files.length }))
          const data = await shrinkPicture(file)
          const fileName = file.name.trim().slice(-MAX_NAME)
          if (data === null) failed.push(file.name)
          else await call('POST /api/admin/content/library', { body: { type: 'image/jpeg', data, fileName } })
        }
        const count = files.length - failed.length
        if (count > 0) showToast(t('added', { count }))
      } finally {
        // of several, those before a rejected one have been added
        setProgress('')
        setUnreadable(failed)
        onAdded()
      }
    })
  return (
    <>
      <button type="button" className="b go" disabled={act.busy} onClick={() => input.current?.click()}>
        {t('add')}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept="image/*"
        aria-label={t('add')}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          // allows choosing the same file again
          event.target.value = ''
          if (files.length > 0) void send(files)
        }}
      />
      <p className="sub" role="status">
        {progress}
      </p>
      <Problem text={act.problem || (unreadable.length > 0 ? t('unreadable', { names: unreadable.join(', ') }) : '')} />
    </>
  )
}

function Uses({ picture: { uses, more } }: { picture: UsedPicture }) {
  const t = useMessages('library')
  const count = uses.length
  if (count === 0) return <span className="tag">{more ? t('useElsewhere') : t('usedNowhere')}</span>
  return <span className="tag good">{more ? t('usesMore', { count }) : t('uses', { count })}</span>
}

interface TilesProps {
  rows: readonly UsedPicture[]
  busy: boolean
  onOpen(picture: UsedPicture): void
}

function Tiles({ rows, busy, onOpen }: TilesProps) {
  const t = useMessages('library')
  return (
    <ul className="picture-grid" aria-label={t('pictures')} aria-busy={busy}>
      {rows.map(picture => (
        <PictureTile key={picture.pictureId} picture={picture} onOpen={() => onOpen(picture)}>
          <Uses picture={picture} />
        </PictureTile>
      ))}
    </ul>
  )
}

/** How many deleted pictures are stored still, and why. */
function Deleted() {
  const t = useMessages('library')
  const { number } = useLocale()
  const load = useLoad('deleted', async () => (await call('GET /api/admin/content/pictures/deleted')).data)
  const counts = load.data
  if (!counts || counts.waiting + counts.kept === 0) return null
  const sizeOf = (bytes: number) => t('kilobytes', { count: number(Math.ceil(bytes / 1024)) })
  return (
    <p className="sub edge">
      {counts.waiting > 0 &&
        t('deletedWaiting', { count: counts.waiting, size: sizeOf(counts.waitingBytes), days: KEPT_DAYS })}{' '}
      {counts.kept > 0 && t('deletedKept', { count: counts.kept, size: sizeOf(counts.keptBytes) })}
    </p>
  )
}

export function Screen() {
  const t = useMessages('library')
  const content = useMessages('content')
  const { market } = useLocale()
  const may = useMay()
  const query = useQuery()
  const [text, before, use] = [query.get('text'), query.get('before'), query.get('use')]
  const unused = use === 'unused'
  const [open, setOpen] = useState<UsedPicture | null>(null)
  const page = useLoad(
    [market, text, before, use].join(' '),
    async () => {
      const asked = { ...(text && { text }), ...(before && { before }), ...(unused && { unused: 'true' as const }) }
      return (await call('GET /api/admin/content/pictures', { query: asked })).data
    },
    true,
  )
  const pager = usePager(page.data?.next ?? null)
  const rows = page.data?.rows ?? []
  const later = page.data?.next ?? null
  return (
    <div className="picture-screen">
      <ListHead saved title={t('pictures')}>
        <a className="b" href={to('/content')}>
          {content('content')}
        </a>
        {may('content.write') && <AddPictures onAdded={page.again} />}
      </ListHead>
      <div className="tools">
        <ListSearch label={t('find')} />
        <Filter name="use" label={t('use')} options={[{ value: 'unused', label: t('unused') }]} />
      </div>
      {page.error ? <Failed error={page.error} onRetry={page.again} /> : !page.data && <Loading />}
      {page.data && rows.length === 0 && (
        <EmptyState
          icon="file"
          title={t(unused ? 'noneUnused' : 'none')}
          text={unused ? (later ? t('noneOnPage') : undefined) : t('noneText')}
        />
      )}
      <Tiles rows={rows} busy={page.busy} onOpen={setOpen} />
      <PagerButtons pager={pager} />
      <Deleted />
      {open && (
        <PictureDialog
          key={open.pictureId}
          picture={rows.find(({ pictureId }) => pictureId === open.pictureId) ?? open}
          onRejected={page.again}
          onClose={() => setOpen(null)}
          onChanged={() => {
            setOpen(null)
            page.again()
          }}
        />
      )}
    </div>
  )
}
