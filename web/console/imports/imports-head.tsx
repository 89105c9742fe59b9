// Head of the import screens: title, and tabs for files and import sources.

import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { ListHead, Views } from '../components/list-head.tsx'

export function ImportsHead({ current }: { current: 'files' | 'sources' }) {
  const t = useMessages('imports')
  const sources = useMessages('import-sources')
  return (
    <>
      <ListHead title={t('title')} />
      <Views
        views={[
          { label: sources('files'), href: to('/imports'), current: current === 'files' },
          { label: sources('title'), href: to('/imports/sources'), current: current === 'sources' },
        ]}
      />
    </>
  )
}
