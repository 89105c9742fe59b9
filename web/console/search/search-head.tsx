// Title and views of the screens of the search.

import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { ListHead, Views } from '../components/list-head.tsx'

export function SearchHead({ view }: { view: 'synonyms' | 'results' | 'redirects' | 'texts' }) {
  const t = useMessages('synonyms')
  return (
    <>
      <ListHead title={t('title')} />
      <Views
        views={[
          { label: t('viewSynonyms'), href: to('/synonyms'), current: view === 'synonyms' },
          { label: t('viewResults'), href: to('/synonyms/results'), current: view === 'results' },
          { label: t('viewRedirects'), href: to('/synonyms/redirects'), current: view === 'redirects' },
          { label: t('viewTexts'), href: to('/synonyms/texts'), current: view === 'texts' },
        ]}
      />
    </>
  )
}
