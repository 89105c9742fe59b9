// Files of a record, newest first: uploaded, downloaded, pictures with previews, deleted after confirmation.

import { useState } from 'react'
import { isPicture, type PreviewSize } from '../../../contract/annotations/attachments.rules.ts'
import type { Attachment } from '../../../contract/annotations/attachments-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call, callAddress } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import type { AnnotatedRecord } from './annotated-record.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Problem } from './field.tsx'
import { FileDrop } from './file-drop.tsx'
import { Icon } from './icon.tsx'
import { Failed, Loading } from './states.tsx'
import { useMayNote } from './use-may-note.ts'
import { ACCEPTED, type SentFile, useSentFiles } from './use-sent-files.ts'

const PATH = '/api/admin/annotations/{recordKind}/{recordId}/attachments'
const KILOBYTE = 1024

/** The formatted size of a file. */
function useSize(): (bytes: number) => string {
  const t = useMessages('annotations')
  const { number } = useLocale()
  return bytes => {
    const kilobytes = bytes / KILOBYTE
    if (kilobytes < KILOBYTE) return t('kilobytes', { count: number(Math.max(1, Math.round(kilobytes))) })
    return t('megabytes', { count: number(Math.round((kilobytes / KILOBYTE) * 10) / 10) })
  }
}

interface FileProps {
  record: AnnotatedRecord
  file: Attachment
}

const addressOf = ({ record, file: { attachmentId } }: FileProps) =>
  callAddress(`${PATH}/{attachmentId}/file`, { params: { ...record, attachmentId } })
const pictureOf = ({ record, file: { attachmentId } }: FileProps, size: PreviewSize) =>
  callAddress(`${PATH}/{attachmentId}/picture`, { params: { ...record, attachmentId }, query: { size } })

function Preview({ onClose, ...props }: FileProps & { onClose(): void }) {
  const t = useMessages('annotations')
  const { name } = props.file
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="form">
        <img className="file-picture" src={pictureOf(props, 'xlarge')} alt={name} />
        <div className="acts">
          <a className="b" href={addressOf(props)} download>
            {t('saveFile')}
          </a>
        </div>
      </div>
    </Dialog>
  )
}

function FileRow({ onDeleted, ...props }: FileProps & { onDeleted(): void }) {
  const t = useMessages('annotations')
  const { moment } = useDates()
  const size = useSize()
  const may = useMay()
  const mayNote = useMayNote(props.record)
  const [step, setStep] = useState<'look' | 'delete' | null>(null)
  const { attachmentId, name, type, author, own, at } = props.file
  const close = () => setStep(null)
  const remove = () => call(`DELETE ${PATH}/{attachmentId}`, { params: { ...props.record, attachmentId } })
  return (
    <>
      {isPicture(type) ? (
        <button type="button" className="file-look" aria-label={t('lookAt', { name })} onClick={() => setStep('look')}>
          <img src={pictureOf(props, 'thumbnail')} alt="" width="44" height="44" loading="lazy" />
        </button>
      ) : (
        <span className="file-look">
          <Icon name="file" />
        </span>
      )}
      <div className="grow">
        <a href={addressOf(props)} download>
          {name}
        </a>
        <small>{t('fileLine', { size: size(props.file.size), author, moment: moment(at) })}</small>
      </div>
      {mayNote && (own || may('notes.moderate')) && (
        <button type="button" className="b sm" aria-label={t('deleteFile', { name })} onClick={() => setStep('delete')}>
          {t('delete')}
        </button>
      )}
      {step === 'look' && <Preview {...props} onClose={close} />}
      {step === 'delete' && (
        <ConfirmDialog
          title={t('deleteFileTitle')}
          text={t('deleteFileText', { name })}
          confirm={t('delete')}
          write={remove}
          onClose={close}
          onDone={() => {
            close()
            showToast(t('fileDeleted'))
            onDeleted()
          }}
        />
      )}
    </>
  )
}

interface SentProps {
  sent: SentFile
  onAgain(): void
  onDrop(): void
}

/** A file that is on its way, or was refused. */
function SentRow({ sent: { file, state, part, problem, again }, onAgain, onDrop }: SentProps) {
  const t = useMessages('annotations')
  const { name } = file
  return (
    <>
      <span className="file-look">
        <Icon name={state === 'refused' ? 'warn' : 'file'} />
      </span>
      <div className="grow">
        <span className="file-name">{name}</span>
        {state === 'refused' ? (
          <Problem text={problem} />
        ) : (
          <progress className="bar-progress" value={part} max={1} aria-label={t('sendingFile', { name })} />
        )}
      </div>
      {again && state === 'refused' && (
        <button type="button" className="b sm" aria-label={t('sendAgainFile', { name })} onClick={onAgain}>
          {t('sendAgain')}
        </button>
      )}
      <button
        type="button"
        className="b sm"
        aria-label={t(state === 'refused' ? 'dropFile' : 'stopFile', { name })}
        onClick={onDrop}
      >
        {t(state === 'refused' ? 'drop' : 'cancel')}
      </button>
    </>
  )
}

export function RecordFiles({ record }: { record: AnnotatedRecord }) {
  const t = useMessages('annotations')
  const mayNote = useMayNote(record)
  const load = useLoad(
    `${record.recordKind} ${record.recordId}`,
    async () => (await call(`GET ${PATH}`, { params: record })).data.attachments,
  )
  const sent = useSentFiles(record, name => {
    showToast(t('fileAttached', { name }))
    load.again()
  })
  return (
    <div className="form">
      <h3>{t('files')}</h3>
      {mayNote && <FileDrop accept={ACCEPTED} onFiles={sent.add} />}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      <ul className="rows">
        {sent.files.map(one => (
          <li key={one.id} className="file-row">
            <SentRow sent={one} onAgain={() => sent.again(one.id)} onDrop={() => sent.drop(one.id)} />
          </li>
        ))}
        {load.data?.length === 0 && sent.files.length === 0 && <li className="sub">{t('noFile')}</li>}
        {load.data?.map(file => (
          <li key={file.attachmentId} className="file-row">
            <FileRow record={record} file={file} onDeleted={load.again} />
          </li>
        ))}
      </ul>
    </div>
  )
}
