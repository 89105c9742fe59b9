// The comparison bar: fetched with the first product; handles the compare checkboxes of all cards.

import { useEffect } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { useLocation } from '../../../framework/navigation.ts'
import { WithMessages } from '../../../framework/with-messages.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useObservable } from '../../../ui/observable.ts'
import { showToast } from '../../../ui/toast.ts'
import { useMessages } from '../../app/messages.ts'
import { useOff } from '../../shared/features.ts'
import styles from './compare-bar.module.css'
import { type Compared, compared, comparePath, MAX_COMPARED, setCompared } from './compare-list.ts'

const NOTHING: readonly Compared[] = []

/** Cards hold it as their address does, in small letters. */
const msnOf = (box: HTMLInputElement) => (box.dataset.compare ?? '').toUpperCase()

const boxes = () => document.querySelectorAll<HTMLInputElement>('main input[data-compare]')

/** Product data of a checkbox's card or row. */
function productOf(box: HTMLInputElement): Compared {
  const card = box.closest('article, tr')
  return {
    msn: msnOf(box),
    name: card?.querySelector('a')?.textContent ?? '',
    image: card?.querySelector('img')?.getAttribute('src') ?? null,
  }
}

/** Ticks the checkboxes of listed products, on any page and however late they are rendered. */
function tickBoxes(): void {
  const chosen = new Set(compared.get().map(({ msn }) => msn))
  for (const box of boxes()) box.checked = chosen.has(msnOf(box))
}

function useBoxes(full: string): void {
  useEffect(() => {
    const change = (box: HTMLInputElement) => {
      const list = compared.get().filter(({ msn }) => msn !== msnOf(box))
      if (box.checked && list.length >= MAX_COMPARED) showToast(full)
      else setCompared(box.checked ? [...list, productOf(box)] : list)
      tickBoxes()
    }
    // checkboxes ticked before this script was loaded
    const known = new Set(compared.get().map(({ msn }) => msn))
    const early = [...boxes()].filter(box => box.checked && !known.has(msnOf(box)))
    setCompared([...compared.get(), ...early.map(productOf)])
    tickBoxes()
    const listen = (event: Event) => {
      if (event.target instanceof HTMLInputElement && event.target.dataset.compare) change(event.target)
    }
    const watch = new MutationObserver(tickBoxes)
    const main = document.querySelector('main')
    document.addEventListener('change', listen)
    if (main) watch.observe(main, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('change', listen)
      watch.disconnect()
    }
  }, [full])
}

function Bar() {
  const t = useMessages('compare')
  const { href } = useLocale()
  const { path } = useLocation()
  const list = useObservable(compared, NOTHING)
  useBoxes(t('full'))
  useEffect(tickBoxes)
  const shown = list.length > 0 && path !== '/compare'
  return (
    <section className={styles.bar} aria-label={t('barLabel')} hidden={!shown}>
      <div className="page">
        <ul>
          {list.map(({ msn, name, image }) => (
            <li key={msn}>
              {image && <img src={image} width={44} height={44} alt="" />}
              <span>{name}</span>
              <button
                type="button"
                aria-label={t('removeName', { name })}
                onClick={() => setCompared(list.filter(one => one.msn !== msn))}
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.count} aria-live="polite">
          {t('count', { count: list.length })}
        </p>
        <Button kind="quiet" onClick={() => setCompared([])}>
          {t('clear')}
        </Button>
        <ButtonLink kind="go" href={href(comparePath(list.map(({ msn }) => msn)))}>
          {t('compare')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** A list from before the comparison was switched off stays in the browser, unseen. */
export function CompareBar() {
  if (useOff('compare')) return null
  return (
    <WithMessages namespace="compare">
      <Bar />
    </WithMessages>
  )
}
