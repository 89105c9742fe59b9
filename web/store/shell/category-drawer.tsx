// The mobile category drawer: each category expands to the two levels below it.

import { Suspense } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useMessages } from '../app/messages.ts'
import { CategoryLinks } from '../listing/components/category-links.tsx'
import { ExtraLinks, Promotion } from '../listing/components/menu-extras.tsx'
import styles from './category-drawer.module.css'
import { useCategoryTree } from './category-tree.ts'
import type { ShellCategory } from './shell.ts'

function Tree({ onPick }: { onPick(): void }) {
  const { href } = useLocale()
  const t = useMessages('common')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside turn keys into clicks themselves
    <ul className={styles.tree} onClick={event => event.target instanceof HTMLAnchorElement && onPick()}>
      {useCategoryTree().map(node => (
        <li key={node.categoryCode}>
          <details name="category">
            <summary>{node.categoryName}</summary>
            <ul>
              <ExtraLinks links={node.links} />
              {node.children.map(child => (
                <li key={child.categoryCode}>
                  <a href={href(child.categoryLink)}>{child.categoryName}</a>
                  {child.children.length > 0 && <CategoryLinks categories={child.children} />}
                </li>
              ))}
              {node.promotion && (
                <li>
                  <Promotion promotion={node.promotion} />
                </li>
              )}
              <li>
                <a className={styles.all} href={href(node.categoryLink)}>
                  {t('viewAllOf', { name: node.categoryName })}
                </a>
              </li>
            </ul>
          </details>
        </li>
      ))}
      <li>
        <a className={styles.all} href={href('/categories')}>
          {t('allCategories')}
        </a>
      </li>
    </ul>
  )
}

/** The top level alone, while the rest is fetched. */
function Waiting({ categories }: { categories: readonly ShellCategory[] }) {
  const { href } = useLocale()
  return (
    <ul className={styles.tree}>
      {categories.map(category => (
        <li key={category.link}>
          <a href={href(category.link)}>{category.name}</a>
        </li>
      ))}
    </ul>
  )
}

interface CategoryDrawerProps {
  categories: readonly ShellCategory[]
  open: boolean
  onClose(): void
}

export function CategoryDrawer({ categories, open, onClose }: CategoryDrawerProps) {
  const t = useMessages('common')
  return (
    <Dialog open={open} onClose={onClose} title={t('categories')} closeLabel={t('close')} shape="side">
      <Suspense fallback={<Waiting categories={categories} />}>
        <Tree onPick={onClose} />
      </Suspense>
    </Dialog>
  )
}
