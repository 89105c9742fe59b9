// One picture of the library: details, uses, names; can be deleted if unused.

import { type FormEvent, useState } from 'react'
import { KEPT_DAYS } from '../../../contract/media/library.rules.ts'
import type { PictureUse, UsedPicture } from '../../../contract/media/library-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { usePictureName, usePictureSize } from '../components/picture-tile.tsx'

/** What the library calls the menu. */
const MENU = '@menu'

/** The screen of a record that uses a picture. */
function addressOf({ kind, market, ref }: PictureUse): string {
  const of = market ? { market } : undefined
  if (kind === 'product') return to(`/products/${ref}`, of)
  if (kind === 'brand') return to(`/categories/brands/${ref}`)
  if (kind === 'category') return to(`/categories/${ref}`, of)
  const name = ref === MENU ? { kind: 'menu', key: 'menu' } : { kind: 'layout', key: ref }
  return to('/content/edit', { ...name, ...of, ...(kind === 'version' && { tab: 'versions' }) })
}

function Uses({ picture: { uses, more } }: { picture: UsedPicture }) {
  const t = useMessages('library')
  const { language } = useLocale()
  return (
    <section>
      <h3>{t('usedIn')}</h3>
      {uses.length === 0 && !more && <p className="sub">{t('usedNowhere')}</p>}
      <ul className="rows">
        {uses.map((use, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two versions of a document have the same name
          <li key={at}>
            <span className="grow">
              <a href={addressOf(use)}>{use.ref === MENU ? t('menu') : use.name[language] || use.name.en}</a>
              <small>
                {t(`kind-${use.kind}`)}
                {use.market && ` · ${use.market}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {more && <p className="sub">{t('moreUses')}</p>}
    </section>
  )
}

interface PictureDialogProps {
  picture: UsedPicture
  onClose(): void
  /** After it was renamed or deleted. */
  onChanged(): void
  /** After a rejection: it may be in use now, or have other names. */
  onRejected(): void
}

function Names({ picture, onChanged }: Pick<PictureDialogProps, 'picture' | 'onChanged'>) {
  const t = useMessages('library')
  const frame = useMessages('frame')
  const act = useAct()
  const locked = !useMay()('content.write')
  const { pictureId, version } = picture
  const [names, setNames] = useState({ fileName: picture.fileName, altEn: picture.altEn, altHi: picture.altHi })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { version, ...names }
    const reply = await act.run(() =>
      call('POST /api/admin/content/pictures/{pictureId}', { params: { pictureId }, body }),
    )
    if (!reply) return
    showToast(t('saved'))
    onChanged()
  }
  const field = (name: keyof typeof names) => ({
    readOnly: locked,
    value: names[name],
    onChange: (event: { target: { value: string } }) => setNames({ ...names, [name]: event.target.value }),
  })
  return (
    <form className="form" onSubmit={submit}>
      <Field label={t('fileName')} maxLength={120} {...field('fileName')} />
      <Field label={t('altEn')} hint={t('altHint')} lang="en" maxLength={200} {...field('altEn')} />
      <Field label={t('altHi')} lang="hi" maxLength={200} {...field('altHi')} />
      <Problem text={act.problem} />
      {!locked && (
        <button type="submit" className="b go" disabled={act.busy}>
          {frame('save')}
        </button>
      )}
    </form>
  )
}

export function PictureDialog({ picture, onClose, onChanged, onRejected }: PictureDialogProps) {
  const t = useMessages('library')
  const { moment } = useDates()
  const may = useMay()
  const nameOf = usePictureName()
  const sizeOf = usePictureSize()
  const [deleting, setDeleting] = useState(false)
  const { pictureId, type, addedAt, uses, more } = picture
  if (deleting) {
    return (
      <ConfirmDialog
        title={t('remove')}
        text={t('removeText', { days: KEPT_DAYS })}
        confirm={t('remove')}
        write={() =>
          call('DELETE /api/admin/content/pictures/{pictureId}', { params: { pictureId } }).catch((error: unknown) => {
            onRejected()
            throw error
          })
        }
        onDone={() => {
          showToast(t('removed'))
          onChanged()
        }}
        onClose={() => setDeleting(false)}
      />
    )
  }
  const used = uses.length > 0 || more
  return (
    <Dialog title={nameOf(picture)} onClose={onClose}>
      <img className="picture-large" src={`/media/${pictureId}/large.webp`} alt={nameOf(picture)} />
      <p className="sub">
        {type.replace('image/', '').replace('+xml', '').toUpperCase()} · {sizeOf(picture)} · {t('addedAt')}{' '}
        {moment(addedAt)}
      </p>
      <Names picture={picture} onChanged={onChanged} />
      <Uses picture={picture} />
      {may('content.write') &&
        (used ? (
          <p className="sub">{t('usedHint')}</p>
        ) : (
          <div className="acts">
            <button type="button" className="b" onClick={() => setDeleting(true)}>
              {t('remove')}
            </button>
          </div>
        ))}
    </Dialog>
  )
}
