// The header: logo, delivery location, search, language, account, cart; below it the category bar.

import { lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react'
import { hrefIn, useLocale } from '../../framework/locale.ts'
import { useLocation } from '../../framework/navigation.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../app/messages.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import { DeliveryLocationButton } from '../delivery/components/delivery-location-button.tsx'
import styles from './header.module.css'
import { HINDI_MARK } from './hindi-mark.ts'
import type { Shell, ShellCategory } from './shell.ts'

const MegaMenu = lazy(() => import('./mega-menu.tsx').then(module => ({ default: module.MegaMenu })))
const SearchSuggest = lazy(() =>
  import('../search/components/search-suggest.tsx').then(module => ({ default: module.SearchSuggest })),
)
const HOVER_INTENT_MS = 180

function SearchForm() {
  const { href } = useLocale()
  const t = useMessages('common')
  const { path, search } = useLocation()
  const query = new URLSearchParams(path === '/search' ? search : '')
  const searched = (query.get('str') ?? query.get('search_query') ?? '').slice(0, 120)
  const input = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState(false)
  return (
    <search className={styles.find}>
      <form className={styles.search} action={href('/search')}>
        <input
          // Remounted for another search term: earlier input must not stay.
          key={searched}
          ref={input}
          name="str"
          type="search"
          role="combobox"
          aria-expanded="false"
          aria-autocomplete="list"
          onFocus={() => setEntered(true)}
          defaultValue={searched}
          placeholder={t('searchLabel')}
          aria-label={t('searchLabel')}
          autoComplete="off"
          maxLength={120}
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t('search')}>
          <Icon name="search" />
        </button>
      </form>
      <Suspense>{entered && <SearchSuggest key={searched} input={input} />}</Suspense>
    </search>
  )
}

/** The same page in the other language; cart and delivery location belong to the session. */
function LanguageLink() {
  const { language } = useLocale()
  const t = useMessages('common')
  const { path, search, hash } = useLocation()
  const other = language === 'hi' ? 'en' : 'hi'
  return (
    <a
      className={styles.language}
      href={hrefIn(other, path + search) + hash}
      hrefLang={other}
      lang={other}
      aria-label={t('otherLanguageLabel')}
      data-native=""
    >
      {language === 'hi' ? (
        t('otherLanguage')
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which only the server holds
        <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HINDI_MARK }} />
      )}
    </a>
  )
}

function Account() {
  const { href } = useLocale()
  const t = useMessages('common')
  const visitor = useVisitor()
  const known = isLoggedIn(visitor)
  const name = known ? visitor.userName.split(' ')[0] || t('account') : t('login')
  return (
    <a className={styles.account} href={href(known ? '/dashboard' : '/login')} aria-label={name}>
      <Icon name="user" />
      <span className={styles.name}>{name}</span>
    </a>
  )
}

function CartLink() {
  const { href } = useLocale()
  const t = useMessages('common')
  const { cartCount } = useVisitor()
  return (
    <a className={styles.cart} href={href('/quickorder')} aria-label={t('cartCount', { count: cartCount })}>
      <Icon name="cart" />
      {/* The space separates word and number: the visible text must start the accessible name of the link. */}
      <span>{t('cart')}</span> {cartCount > 0 && <b className="badge">{cartCount > 99 ? '99+' : cartCount}</b>}
    </a>
  )
}

/** Acts after the hover delay. A touch has no such delay: its click decides, and must not be undone afterwards. */
function useHoverIntent(act: (open: boolean, category: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = () => clearTimeout(timer.current)
  const plan = ({ pointerType }: PointerEvent, open: boolean, category = 0) => {
    if (pointerType !== 'mouse') return
    forget()
    timer.current = setTimeout(() => act(open, category), HOVER_INTENT_MS)
  }
  return { plan, forget }
}

/** Categories in a row; all of them with their children in a panel that opens on hover, click and key. */
function CategoryBar({ categories }: { categories: readonly ShellCategory[] }) {
  const { href } = useLocale()
  const t = useMessages('common')
  const { path } = useLocation()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const bar = useRef<HTMLElement>(null)
  const { plan, forget } = useHoverIntent((next, category) => {
    setOpen(next)
    if (next) setActive(category)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useEffect(() => {
    forget()
    setOpen(false)
  }, [path])
  return (
    <nav
      ref={bar}
      className={styles.categories}
      aria-label={t('primaryNav')}
      onPointerLeave={event => plan(event, false)}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        bar.current?.querySelector('button')?.focus()
      }}
      onBlur={event => {
        if (event.relatedTarget && !bar.current?.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <div className="page">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onPointerEnter={event => plan(event, true)}
        >
          <Icon name="menu" size={18} />
          {t('allCategories')}
        </button>
        <ul>
          {categories.map((category, at) => (
            <li key={category.link}>
              <a href={href(category.link)} onPointerEnter={event => plan(event, true, at)}>
                {category.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {open && (
        <Suspense>
          <MegaMenu active={active} onActive={setActive} onPointerEnter={event => plan(event, true, active)} />
        </Suspense>
      )}
    </nav>
  )
}

export function Header({ shell, plain }: { shell: Shell; plain: boolean }) {
  const { href } = useLocale()
  const t = useMessages('common')
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className="page">
          <a className={styles.logo} href={href('/')} aria-label={`Karkhana, ${t('home')}`}>
            karkhana<i>.</i>
          </a>
          <DeliveryLocationButton />
          <SearchForm />
          <nav className={styles.actions} aria-label={t('accountNav')}>
            <LanguageLink />
            <Account />
            <CartLink />
          </nav>
        </div>
      </div>
      {!plain && <CategoryBar categories={shell.categories} />}
    </header>
  )
}
