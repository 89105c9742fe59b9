// Manifest of the wishlists domain.

import { movedOnce } from '../platform/customer-merge.ts'
import type { Domain } from '../platform/domain.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { deleteRemovedWishes } from './repository.ts'
import { wishlistRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'wishlist_items.removed',
    columns: ['msn'],
    days: 1,
    from: 'removed_at',
    ends: 'deleted',
    why: 'A removal can be undone for one hour.',
    apply: ({ db }, before) => deleteRemovedWishes(db, before, RETENTION_BATCH),
  },
]

export const wishlistsDomain: Domain = {
  name: 'wishlists',
  personalData: [
    { table: 'wishlist_items', where: OF_CUSTOMER, ends: 'deleted' },
    { table: 'wishlist_shares', where: OF_CUSTOMER, omit: ['share_key'], ends: 'deleted' },
  ],
  merging: [
    movedOnce('wishlist_items', 'msn', 'wishlist'),
    {
      table: 'wishlist_shares',
      statements: [
        'delete from wishlist_shares where customer_id = $2 and exists (select from wishlist_shares k where k.customer_id = $1)',
        'update wishlist_shares set customer_id = $1 where customer_id = $2',
      ],
    },
  ],
  tables: ['wishlist_items', 'wishlist_shares'],
  readsTables: { catalog: ['offer_choices', 'products'], customers: ['customers'] },
  routes: wishlistRoutes,
  retention,
}
