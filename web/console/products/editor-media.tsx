// Pictures of a product in their order, with their alternative texts, and its videos.

import { type FormEvent, useState } from 'react'
import type { EditedProduct } from '../../../contract/products/editor-api.ts'
import {
  MAX_PICTURES,
  type ProductPicture,
  readPictures,
  writePictures,
} from '../../../contract/products/pictures.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { shrinkPicture } from '../../framework/shrink-picture.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Field, Problem, Select } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import { ChoosePicture } from './choose-picture.tsx'
import { useEditor } from './editor-context.tsx'

interface PictureRowProps {
  picture: ProductPicture
  at: number
  count: number
  onChange(picture: ProductPicture): void
  onMove(by: -1 | 1): void
  onRemove(): void
}

function PictureRow({ picture, at, count, onChange, onMove, onRemove }: PictureRowProps) {
  const t = useMessages('editor')
  const name = t('pictureOf', { at: at + 1, count })
  return (
    <li className="picture-row">
      <img src={`/media/${picture.hash}/small.webp`} alt={picture.altEn ?? name} width="96" height="96" />
      <div className="pair grow">
        <Field
          label={t('altEnglish')}
          lang="en"
          maxLength={200}
          value={picture.altEn ?? ''}
          onChange={event => onChange({ ...picture, altEn: event.target.value })}
        />
        <Field
          label={t('altHindi')}
          lang="hi"
          maxLength={200}
          value={picture.altHi ?? ''}
          onChange={event => onChange({ ...picture, altHi: event.target.value })}
        />
      </div>
      <div className="acts">
        <button
          type="button"
          className="b sq"
          aria-label={t('moveUp', { name })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <Icon name="up" />
        </button>
        <button
          type="button"
          className="b sq"
          aria-label={t('moveDown', { name })}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        >
          <Icon name="down" />
        </button>
        <button type="button" className="b sq" aria-label={t('removePicture', { name })} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
    </li>
  )
}

function UploadPictures({ onStored, room }: { onStored(hashes: string[]): void; room: number }) {
  const t = useMessages('editor')
  const act = useAct()
  const [unreadable, setUnreadable] = useState<string[]>([])
  const send = (files: readonly File[]) =>
    act.run(async () => {
      const hashes: string[] = []
      const failed: string[] = []
      for (const file of files.slice(0, room)) {
        const data = await shrinkPicture(file)
        if (data === null) failed.push(file.name)
        else
          hashes.push(
            (await call('POST /api/admin/products/pictures', { body: { type: 'image/jpeg', data } })).data.pictureId,
          )
      }
      setUnreadable(failed)
      onStored(hashes)
    })
  return (
    <>
      <Field
        label={t('addPictures')}
        hint={act.busy ? t('storing') : t('addPicturesHint', { count: MAX_PICTURES })}
        error={unreadable.length > 0 ? t('unreadable', { names: unreadable.join(', ') }) : ''}
        type="file"
        accept="image/*"
        multiple
        disabled={act.busy || room <= 0}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) void send(files)
        }}
      />
      <Problem text={act.problem} />
    </>
  )
}

const viewAt = (at: number) => (at === 0 ? 'front' : 'detail')

function Pictures() {
  const t = useMessages('editor')
  const editor = useEditor()
  const locked = editor.locked('images')
  const pictures = readPictures(editor.textOf('images')) ?? []
  const set = (next: readonly ProductPicture[]) => editor.edit('images', writePictures(next))
  const move = (at: number, by: -1 | 1) => {
    const next = [...pictures]
    const [one] = next.splice(at, 1)
    if (one) next.splice(at + by, 0, one)
    set(next)
  }
  const add = (hashes: readonly string[]) => {
    const fresh = [...new Set(hashes)].filter(hash => !pictures.some(picture => picture.hash === hash))
    set([...pictures, ...fresh.map((hash, at) => ({ hash, view: viewAt(pictures.length + at) }))])
  }
  return (
    <section className="panel">
      <header>
        <h2>{t('pictures')}</h2>
      </header>
      <div className="in-b form">
        {pictures.length === 0 && <p className="sub">{t('noPictures')}</p>}
        {locked ? (
          <ul className="pics">
            {pictures.map(({ hash, altEn = '' }) => (
              <li key={hash}>
                <img src={`/media/${hash}/small.webp`} alt={altEn} />
              </li>
            ))}
          </ul>
        ) : (
          <ol className="rows">
            {pictures.map((picture, at) => (
              <PictureRow
                key={picture.hash}
                {...{ picture, at, count: pictures.length }}
                onChange={next => set(pictures.map(one => (one.hash === picture.hash ? next : one)))}
                onMove={by => move(at, by)}
                onRemove={() => set(pictures.filter(one => one.hash !== picture.hash))}
              />
            ))}
          </ol>
        )}
        {!locked && (
          <>
            <UploadPictures onStored={add} room={MAX_PICTURES - pictures.length} />
            <ChoosePicture
              pictures={pictures}
              onAdd={({ pictureId: hash, altEn, altHi }) => {
                const alt = { ...(altEn && { altEn }), ...(altHi && { altHi }) }
                set([...pictures, { hash, view: viewAt(pictures.length), ...alt }])
              }}
            />
          </>
        )}
      </div>
    </section>
  )
}

type Video = EditedProduct['videos'][number]
const NO_VIDEO = { titleEn: '', titleHi: '', provider: 'youtube' as const, source: '', durationSeconds: '' }

function AddVideo({ msn, onChanged }: { msn: string; onChanged(videos: Video[]): void }) {
  const t = useMessages('editor')
  const act = useAct()
  const [video, setVideo] = useState<Omit<typeof NO_VIDEO, 'provider'> & { provider: 'youtube' | 'file' }>(NO_VIDEO)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { ...video, durationSeconds: Number(video.durationSeconds) }
    const reply = await act.run(() => call('POST /api/admin/products/{msn}/videos', { params: { msn }, body }))
    if (!reply) return
    setVideo(NO_VIDEO)
    onChanged(reply.data.videos)
  }
  const field = (name: 'titleEn' | 'titleHi' | 'source') => ({
    required: true,
    value: video[name],
    onChange: (event: { target: { value: string } }) => setVideo({ ...video, [name]: event.target.value }),
  })
  return (
    <form className="form two" onSubmit={submit}>
      <Field label={t('titleEnglish')} lang="en" maxLength={200} {...field('titleEn')} />
      <Field label={t('titleHindi')} lang="hi" maxLength={200} {...field('titleHi')} />
      <Select
        label={t('provider')}
        value={video.provider}
        options={(['youtube', 'file'] as const).map(value => ({ value, label: t(`provider-${value}`) }))}
        onChange={provider => setVideo({ ...video, provider })}
      />
      <Field label={t(`source-${video.provider}`)} maxLength={500} {...field('source')} />
      <Field
        label={t('seconds')}
        inputMode="numeric"
        pattern="[1-9][0-9]{0,4}"
        required
        value={video.durationSeconds}
        onChange={event => setVideo({ ...video, durationSeconds: event.target.value })}
      />
      <button type="submit" className="b" disabled={act.busy}>
        {t('addVideo')}
      </button>
      <Problem text={act.problem} />
    </form>
  )
}

function Videos() {
  const t = useMessages('editor')
  const { language, number } = useLocale()
  const may = useMay()
  const act = useAct()
  const { product } = useEditor()
  const { msn } = product
  const [videos, setVideos] = useState(product.videos)
  const remove = async (videoId: number) => {
    const params = { msn, videoId }
    const reply = await act.run(() => call('DELETE /api/admin/products/{msn}/videos/{videoId}', { params }))
    if (reply) setVideos(reply.data.videos)
  }
  return (
    <section className="panel">
      <header>
        <h2>{t('videos')}</h2>
        <span className="sub">{t('videosAtOnce')}</span>
      </header>
      <div className="in-b form">
        {videos.length === 0 && <p className="sub">{t('noVideos')}</p>}
        <ul className="rows">
          {videos.map(video => (
            <li key={video.videoId}>
              <span className="grow">
                {language === 'hi' ? video.titleHi : video.titleEn}
                <small>
                  {t(`provider-${video.provider}`)} · {video.source} · {number(video.durationSeconds)} s
                </small>
              </span>
              {may('products.write') && (
                <button type="button" className="b" disabled={act.busy} onClick={() => void remove(video.videoId)}>
                  {t('remove')}
                </button>
              )}
            </li>
          ))}
        </ul>
        <Problem text={act.problem} />
        {may('products.write') && <AddVideo msn={msn} onChanged={setVideos} />}
      </div>
    </section>
  )
}

export function EditorMedia() {
  return (
    <div className="stack">
      <Pictures />
      <Videos />
    </div>
  )
}
