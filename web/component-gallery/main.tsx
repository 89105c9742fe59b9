// Browser entry of /dev/ui: every component of web/ui in every state, for those who work on the screens.

import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Language, MARKET_INFO } from '../../contract/shared/market.ts'
import '../ui/base.css'
import '../ui/hindi.css'
import { Checkbox } from '../ui/choice.tsx'
import { ActionExamples } from './examples/actions.tsx'
import { FormExamples } from './examples/forms.tsx'
import { LayoutExamples } from './examples/layout.tsx'
import { ProductExamples } from './examples/products.tsx'
import { StatusExamples } from './examples/status.tsx'
import './gallery.css'
import { galleryTexts } from './texts.ts'

const EXAMPLES = [ActionExamples, FormExamples, ProductExamples, StatusExamples, LayoutExamples]

/** `?language=hi` shows Hindi. */
const language: Language = new URLSearchParams(location.search).get('language') === 'hi' ? 'hi' : 'en'

function ComponentGallery() {
  const texts = galleryTexts(language)
  const [exTax, setExTax] = useState(false)
  const [names, setNames] = useState<string[]>([])
  useEffect(() => setNames([...document.querySelectorAll('main > section')].map(section => section.id)), [])
  useEffect(() => {
    if (exTax) document.documentElement.dataset.tax = 'ex'
    else delete document.documentElement.dataset.tax
  }, [exTax])
  return (
    <main className="gallery">
      <header>
        <h1>{texts.title}</h1>
        <Checkbox label={texts.exTax} checked={exTax} onChange={event => setExTax(event.target.checked)} />
        <a href={`?language=${language === 'en' ? 'hi' : 'en'}`} lang={language === 'en' ? 'hi' : 'en'}>
          {texts.otherLanguage}
        </a>
      </header>
      <nav aria-label={texts.title} lang="en">
        {names.map(name => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {EXAMPLES.map(Examples => (
        <Examples key={Examples.name} texts={texts} />
      ))}
    </main>
  )
}

const root = document.getElementById('gallery')
if (!root) throw new Error('index.html has no element with the id gallery')
document.documentElement.lang = MARKET_INFO.IN.languageTag[language]
document.title = galleryTexts(language).title
createRoot(root).render(<ComponentGallery />)
