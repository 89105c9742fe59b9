// The desktop category panel: the top level at the side, the two levels below it in columns.

import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { CategoryLinks } from '../listing/components/category-links.tsx'
import { useCategoryTree } from './category-tree.ts'
import styles from './mega-menu.module.css'

interface MegaMenuProps {
  active: number
  onActive(index: number): void
  onPointerEnter(): void
}

export function MegaMenu({ active, onActive, onPointerEnter }: MegaMenuProps) {
  const { href } = useLocale()
  const t = useMessages('common')
  const tree = useCategoryTree()
  const chosen = tree[active] ?? tree[0]
  if (!chosen) return null
  return (
    <div className={styles.panel} onPointerEnter={onPointerEnter}>
      <div className={`page ${styles.inner}`}>
        <ul className={styles.side}>
          {tree.map((node, at) => (
            <li key={node.categoryCode}>
              <a
                href={href(node.categoryLink)}
                aria-current={node === chosen || undefined}
                onPointerEnter={() => onActive(at)}
                onFocus={() => onActive(at)}
              >
                {node.categoryName}
              </a>
            </li>
          ))}
          <li>
            <a href={href('/categories')}>{t('allCategories')}</a>
          </li>
        </ul>
        <div className={styles.columns}>
          {chosen.children.map(child => (
            <div key={child.categoryCode}>
              <a className={styles.title} href={href(child.categoryLink)}>
                {child.categoryName}
              </a>
              <CategoryLinks categories={child.children} />
            </div>
          ))}
          <a className={styles.all} href={href(chosen.categoryLink)}>
            {t('viewAllOf', { name: chosen.categoryName })}
          </a>
        </div>
      </div>
    </div>
  )
}
