// The pages of a wishlist.

import { Pagination } from '../../../ui/pagination.tsx'
import { useMessages } from '../../app/messages.ts'

export function WishlistPages(pages: { page: number; pages: number; hrefOf(page: number): string }) {
  const t = useMessages('common')
  const labels = {
    ...{ nav: t('paging'), previous: t('previous'), next: t('next') },
    page: (page: number) => t('page', { page }),
  }
  return <Pagination {...pages} labels={labels} />
}
